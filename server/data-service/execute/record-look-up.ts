import type { Pool } from 'pg';

export type LookUp = {
  readonly actorId: string;
  readonly action: 'member.look-up' | 'member.change';
  readonly members: readonly string[];
  /** Numbers over several members. */
  readonly isAggregated: boolean;
};

/** In `admin_access_log`, before the response is sent: one row for each member. */
export async function recordLookUp(
  pool: Pool,
  { actorId, action, members, isAggregated }: LookUp,
): Promise<void> {
  await pool.query({
    name: 'record-look-up',
    text: `insert into admin_access_log (actor_id, user_id, action, subject_id)
      select $1::uuid, member, $2::text, member from unnest($3::uuid[]) as member
      union all select $1::uuid, null::uuid, $2::text, null::uuid where $4::boolean`,
    values: [actorId, action, members, isAggregated],
  });
}
