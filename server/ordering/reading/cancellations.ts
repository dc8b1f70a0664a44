/** SQL of the contract's `cancellation`, of the row `cancel` of `payment_cancel` and its payment `paid`. */
export const cancellationOf = `jsonb_build_object('id', cancel.id, 'amount', cancel.amount, 'state', cancel.state,
  'created_at', cancel.created_at, 'receipt_url', cancel.receipt_url, 'refund_due_at', cancel.refund_due_at,
  'needs_refund_account', paid.method = 'VIRTUAL_ACCOUNT' and cancel.refund_account_enc is null
    and cancel.state <> 'SUCCEEDED')`;
