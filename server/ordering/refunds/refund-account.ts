import type { PoolClient } from 'pg';
import type { Static } from 'typebox';
import { encrypt } from '#server/platform/encryption.ts';
import type { Result } from '#server/platform/result.ts';
import type { refundAccount } from '#src/shared/contracts/order-fields.ts';
import { lockOrder } from '../order-core/lock-order.ts';
import type { Payments } from '../payments/payments.ts';
import { isOfConfigured } from './record-refund.ts';

type RefundAccount = Static<typeof refundAccount>;

/** Encrypted, as everything that is an account number. The order is locked by the caller. */
export async function saveRefundAccount(
  transaction: PoolClient,
  dataKey: Buffer,
  orderId: string,
  account: RefundAccount,
): Promise<void> {
  await transaction.query('update orders set refund_account_enc = $2 where id = $1', [
    orderId,
    encrypt(dataKey, orderId, JSON.stringify(account)),
  ]);
}

type Naming = {
  readonly memberId: string;
  readonly orderId: string;
  readonly account: RefundAccount;
  readonly dataKey: Buffer;
};

/** The buyer names where a deposit goes back to. What waits for it, or was refused with another one, goes back now. */
export async function nameRefundAccount(
  transaction: PoolClient,
  payments: Pick<Payments, 'gateway' | 'repeatCancel'>,
  { memberId, orderId, account, dataKey }: Naming,
): Promise<Result<null, 'not-found' | 'not-a-deposit' | 'no-gateway'>> {
  const order = await lockOrder(transaction, orderId, memberId);
  if (!order) return { ok: false, problem: 'not-found' };
  const { rows: deposits } = await transaction.query<{ id: string }>(
    `select id from payment where order_id = $1 and method = 'VIRTUAL_ACCOUNT' for no key update`,
    [orderId],
  );
  if (deposits.length === 0) return { ok: false, problem: 'not-a-deposit' };
  await saveRefundAccount(transaction, dataKey, orderId, account);
  const { rows } = await transaction.query<{ id: string }>(
    `update payment_cancel cancel set refund_account_enc = orders.refund_account_enc from orders
     where orders.id = $1 and payment_id = any($2)
       and (cancel.state = 'FAILED' or cancel.state = 'REQUESTED' and cancel.refund_account_enc is null)
     returning cancel.id`,
    [orderId, deposits.map(({ id }) => id)],
  );
  const cancelIds = rows.map(({ id }) => id);
  if (!(await isOfConfigured(transaction, payments, cancelIds))) return { ok: false, problem: 'no-gateway' };
  for (const { id } of rows) await payments.repeatCancel(transaction, id);
  return { ok: true, value: null };
}
