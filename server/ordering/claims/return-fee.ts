import type { Fault } from '../reading/order-actions.ts';
import type { ClaimFees } from '../reading/read-order-lines.ts';
import type { ClaimType } from './claim-state.ts';

/** The party who is to blame pays for the way. Nothing has gone a way that is canceled. */
export function feeOf(
  { type, fault }: { readonly type: ClaimType; readonly fault: Fault },
  { return_fee_oneway, exchange_fee }: ClaimFees,
): number {
  if (fault === 'SELLER' || type === 'CANCEL') return 0;
  return type === 'EXCHANGE' ? exchange_fee : return_fee_oneway;
}

/** An exchange gives nothing back that it could be deducted from. */
export const isDeducted = ({
  type,
  feePayment,
}: {
  readonly type: ClaimType;
  readonly feePayment: 'DEDUCT' | 'PREPAID';
}): boolean => type === 'RETURN' && feePayment === 'DEDUCT';
