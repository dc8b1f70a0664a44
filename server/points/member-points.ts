import type { Pool, PoolClient } from 'pg';

export type MemberPoints = {
  readonly balance: number;
  readonly held: number;
  /** What an order may use now: neither held nor expired, nor not yet available. */
  readonly available: number;
  readonly expiring_30d: number;
  /** Taken back after they were used: the next points pay it. */
  readonly debt: number;
};

export async function readPoints(database: Pool | PoolClient, memberId: string): Promise<MemberPoints> {
  const { rows } = await database.query<MemberPoints>({
    name: 'read-points',
    text: `with lots as (
        select remain - coalesce((
          select sum(amount) from point_hold where lot_id = lot.id and state = 'HELD'), 0)::int as free, expires_at
        from point_lot lot
        where user_id = $1 and remain > 0 and available_at <= now() and expires_at > now())
      select coalesce(sum(balance), 0)::int as balance, coalesce(sum(held), 0)::int as held,
        (select coalesce(sum(free), 0) from lots)::int as available,
        (select coalesce(sum(free), 0) from lots where expires_at <= now() + interval '30 days')::int as expiring_30d,
        (select coalesce(sum(remain), 0) from point_debt where user_id = $1)::int as debt
      from user_point where user_id = $1`,
    values: [memberId],
  });
  return rows[0] ?? { balance: 0, held: 0, available: 0, expiring_30d: 0, debt: 0 };
}
