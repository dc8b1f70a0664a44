import type { PoolClient } from 'pg';
import { readFreeLots } from './member-lots.ts';
import { takeFromLots } from './take-from-lots.ts';

type Debt = { readonly id: string; readonly free: number };

/** Pays what a member owes with what no order holds, the oldest debt first. The member's points are locked already. */
export async function payDebt(transaction: PoolClient, memberId: string): Promise<void> {
  const { rows: debts } = await transaction.query<Debt>(
    'select id, remain as free from point_debt where user_id = $1 and remain > 0 order by created_at, id',
    [memberId],
  );
  const owed = total(debts);
  if (owed === 0) return;
  const lots = await readFreeLots(transaction, memberId, 'unexpired');
  const amount = Math.min(owed, total(lots));
  if (amount === 0) return;
  const taken = takeFromLots(lots, amount) ?? [];
  await transaction.query(
    `update point_lot set remain = remain - taken.amount
     from unnest($1::uuid[], $2::int[]) as taken (lot_id, amount) where id = taken.lot_id`,
    [taken.map(({ id }) => id), taken.map((lot) => lot.amount)],
  );
  for (const payment of takeFromLots(debts, amount) ?? []) await record(transaction, memberId, payment);
}

async function record(
  transaction: PoolClient,
  memberId: string,
  { id, amount }: { readonly id: string; readonly amount: number },
): Promise<void> {
  await transaction.query(
    `with debt as (
      update point_debt set remain = remain - $3 where id = $1 returning id, point_history_id),
    paid as (
      update user_point set balance = balance - $3 where user_id = $2 returning balance)
    insert into point_history (user_id, type, amount, balance_after, reason_code, source_id, order_id)
    select $2, 'USE', $3, balance, 'CLAWBACK', debt.id, given.order_id
    from paid, debt join point_history given on given.id = point_history_id`,
    [id, memberId, amount],
  );
}

const total = (parts: readonly { readonly free: number }[]) => parts.reduce((sum, { free }) => sum + free, 0);
