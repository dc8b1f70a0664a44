import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';

const batch = 500;

/** Takes away what has expired, member by member. Held points stay until their order is paid or released. */
export async function expirePoints(pool: Pool): Promise<number> {
  const leftOut: string[] = [];
  let expired = 0;
  for (;;) {
    const lots = await findExpired(pool, leftOut);
    const byMember = [...Map.groupBy(lots, ({ memberId }) => memberId)];
    const failed = await eachContained('clean-up-buying', byMember, ([, own]) =>
      inTransaction(pool, (transaction) => expireLots(transaction, own)),
    );
    leftOut.push(...failed.map(([memberId]) => memberId));
    expired += lots.length;
    if (lots.length < batch) return expired;
  }
}

type Lot = { readonly id: string; readonly memberId: string };

/** The points of a member who leaves: all points are gone at once. */
export async function voidPoints(transaction: PoolClient, memberId: string): Promise<void> {
  await transaction.query('select from user_point where user_id = $1 for no key update', [memberId]);
  const { rows } = await transaction.query<Lot>(
    `update point_lot set expires_at = least(expires_at, now()) where user_id = $1 and remain > 0
     returning id, user_id as "memberId"`,
    [memberId],
  );
  await expireLots(transaction, rows);
}

async function findExpired(pool: Pool, leftOut: readonly string[]): Promise<readonly Lot[]> {
  const { rows } = await pool.query<Lot>(
    `select lot.id, lot.user_id as "memberId" from point_lot lot
     where remain > coalesce((select sum(amount) from point_hold where lot_id = lot.id and state = 'HELD'), 0)
       and expires_at <= now() and user_id <> all ($2)
     order by lot.user_id limit $1`,
    [batch, leftOut],
  );
  return rows;
}

async function expireLots(transaction: PoolClient, lots: readonly Lot[]): Promise<void> {
  // Members first, as everything does that changes points.
  const members = [...new Set(lots.map(({ memberId }) => memberId))];
  await transaction.query(
    'select from user_point where user_id = any($1) order by user_id for no key update',
    [members],
  );
  await transaction.query(
    `with expired as (
      select id, user_id, remain - coalesce((
        select sum(amount) from point_hold where lot_id = lot.id and state = 'HELD'), 0)::int as amount
      -- A refund may have given it a later end while this waited for its member.
      from point_lot lot where id = any($1) and expires_at <= now()),
    reduced as (
      update point_lot set remain = remain - expired.amount from expired
      where point_lot.id = expired.id and expired.amount > 0),
    balances as (
      update user_point set balance = balance - total
      from (select user_id as id, sum(amount) as total from expired group by user_id) lost
      where user_id = lost.id returning user_id, balance, total)
    insert into point_history (user_id, type, amount, balance_after, reason_code, source_id)
    select user_id, 'EXPIRE', amount, balance + total - sum(amount) over (partition by user_id order by expired.id),
      'EXPIRE', expired.id
    from expired join balances using (user_id) where amount > 0`,
    [lots.map(({ id }) => id)],
  );
}
