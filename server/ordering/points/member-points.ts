import type { Pool, PoolClient } from 'pg';

export type MemberPoints = {
  readonly balance: number;
  readonly held: number;
  /** The points that an order may use now: neither held nor expired, nor not yet available. */
  readonly available: number;
  readonly expiring_30d: number;
  /** Taken back after they were used: the next points pay it. */
  readonly debt: number;
};

/** Lots of the member `$1` that may be used now, with what of them no order holds. */
const availableLots = `
  select remain - coalesce((
    select sum(amount) from point_hold where lot_id = lot.id and state = 'HELD'), 0)::int as free, expires_at
  from point_lot lot
  where user_id = $1 and remain > 0 and available_at <= now() and expires_at > now()`;

/** Statement: `MemberPoints` of the member `$1`, also of one who never had any. */
export const selectPoints = `
  with lots as (${availableLots})
  select coalesce(sum(balance), 0)::int as balance, coalesce(sum(held), 0)::int as held,
    (select coalesce(sum(free), 0) from lots)::int as available,
    (select coalesce(sum(free), 0) from lots where expires_at <= now() + interval '30 days')::int as expiring_30d,
    (select coalesce(sum(remain), 0) from point_debt where user_id = $1)::int as debt
  from user_point where user_id = $1`;

export async function readPoints(database: Pool | PoolClient, memberId: string): Promise<MemberPoints> {
  const { rows } = await database.query<MemberPoints>({
    name: 'read-points',
    text: selectPoints,
    values: [memberId],
  });
  return rows[0] ?? { balance: 0, held: 0, available: 0, expiring_30d: 0, debt: 0 };
}

export type ExpiringPoints = { readonly amount: number; readonly expires_at: Date };

/** The expiring points of the next 30 days, by their last day in Korea. */
export async function readExpiringPoints(database: Pool, memberId: string): Promise<ExpiringPoints[]> {
  const { rows } = await database.query<ExpiringPoints>(
    `select sum(free)::int as amount, min(expires_at) as expires_at from (${availableLots}) lots
     where free > 0 and expires_at <= now() + interval '30 days'
     group by date_trunc('day', expires_at at time zone 'Asia/Seoul') order by 2`,
    [memberId],
  );
  return rows;
}
