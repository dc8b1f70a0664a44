import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { clawBackPoints } from '#server/ordering/points/claw-back-points.ts';
import { grantPoints } from '#server/ordering/points/grant-points.ts';
import { holdPoints, releaseHeldPoints, spendHeldPoints } from '#server/ordering/points/order-points.ts';
import { restorePoints } from '#server/ordering/points/restore-points.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { orderingRows } from './ordering.ts';
import { insertPayableOrder } from './payable-order.ts';

/** Points of one member, as orders and reviews change them. */
export async function openLedger(pool: Pool, memberId: string) {
  const order = async (): Promise<string> => {
    const { orderId } = await insertPayableOrder(pool, null);
    await pool.query('update orders set user_id = $2 where id = $1', [orderId, memberId]);
    return orderId;
  };
  const grant = (amount: number, sourceId: string = randomUUID()) =>
    inTransaction(pool, (transaction) =>
      grantPoints(transaction, { memberId, amount, reasonCode: 'ORDER_CONFIRM', sourceId }),
    );
  /** @returns the order that holds them; null: there are not so many */
  const hold = async (amount: number): Promise<string | null> => {
    const orderId = await order();
    const held = await inTransaction(pool, (transaction) =>
      holdPoints(transaction, { memberId, orderId }, amount),
    );
    return held.ok ? orderId : null;
  };
  const spend = (orderId: string) =>
    inTransaction(pool, (transaction) => spendHeldPoints(transaction, { memberId, orderId }));
  const release = (orderId: string) =>
    inTransaction(pool, (transaction) => releaseHeldPoints(transaction, { memberId, orderId }));

  const read = async (): Promise<PointFacts> => {
    const { rows } = await pool.query<PointFacts>(
      `select balance, held,
         (select coalesce(sum(remain), 0) from point_debt where user_id = $1)::int as debt,
         (select coalesce(sum(remain), 0) from point_lot where user_id = $1)::int as "inLots",
         (select coalesce(sum(case type when 'ADD' then amount else -amount end), 0) from point_history
           where user_id = $1)::int as "inHistory"
       from user_point where user_id = $1`,
      [memberId],
    );
    return rows[0] ?? { balance: 0, held: 0, debt: 0, inLots: 0, inHistory: 0 };
  };
  const history = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ entry: string }>(
      `select concat_ws(' ', type, reason_code, amount, balance_after) as entry from point_history
       where user_id = $1 order by created_at`,
      [memberId],
    );
    return rows.map(({ entry }) => entry);
  };
  return { grant, hold, spend, release, read, history };
}

/** A new member, whose points a refund gives back, a return takes and time lets expire. */
export async function openPointMember(pool: Pool) {
  const memberId = await orderingRows(pool).user();
  const clawBack = (sourceId: string) =>
    inTransaction(pool, (transaction) =>
      clawBackPoints(transaction, { memberId, reasonCode: 'ORDER_CONFIRM', sourceId }),
    );
  const restore = (orderId: string, amount: number, sourceId: string = randomUUID()) =>
    inTransaction(pool, (transaction) => restorePoints(transaction, { orderId, memberId, amount, sourceId }));
  const letExpire = (condition = 'true') =>
    pool.query(`update point_lot set expires_at = now() where user_id = $1 and ${condition}`, [memberId]);
  return { memberId, ...(await openLedger(pool, memberId)), clawBack, restore, letExpire };
}

export type PointMember = Awaited<ReturnType<typeof openPointMember>>;

/** @throws when the points were not there */
export function held(orderId: string | null): string {
  if (!orderId) throw new Error('The points were not held.');
  return orderId;
}

type PointFacts = {
  readonly balance: number;
  readonly held: number;
  readonly debt: number;
  readonly inLots: number;
  readonly inHistory: number;
};
