import type { PoolClient } from 'pg';
import type { OrderRequest } from './order-request.ts';

/** Orders of one member that hold stock without being paid, by any method. */
const maxOpenOrders = 10;

/** Orders of one member are written one after the other, in all processes: so they count each other. */
export async function lockMember(transaction: PoolClient, memberId: string): Promise<void> {
  await transaction.query('select from "user" where id = $1 for no key update', [memberId]);
}

/** Whoever does not pay does not hold ever more of the stock. */
export async function mayOpenOrder(
  transaction: PoolClient,
  memberId: string,
  { checkout_id, payment_method }: OrderRequest,
  maxDeposits: number,
): Promise<boolean> {
  const { rows } = await transaction.query<{ open: number; deposits: number }>(
    `select count(*)::int as open, (count(*) filter (where payment_method = 'VIRTUAL_ACCOUNT'))::int as deposits
     from orders where user_id = $1 and id <> $2 and state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING')`,
    [memberId, checkout_id],
  );
  const { open = 0, deposits = 0 } = rows[0] ?? {};
  return open < maxOpenOrders && (payment_method !== 'VIRTUAL_ACCOUNT' || deposits < maxDeposits);
}
