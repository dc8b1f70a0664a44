import type { PoolClient } from 'pg';
import type { Pool } from '#server/database/pool.ts';

/** The consents a member gives and takes back at any time. */
export const consentTypes = ['ADVERTISING', 'PUSH', 'NIGHT'] as const;

type ConsentType = (typeof consentTypes)[number];

/** When each was last given; null: never, or taken back. */
export type GivenConsents = Readonly<Record<ConsentType, Date | null>>;

/** The day of the wording that the storefront shows; change both together. */
const wording = '2026-11-20';

export async function readConsents(database: Pool | PoolClient, userId: string): Promise<GivenConsents> {
  const { rows } = await database.query<{ type: ConsentType; at: Date | null }>(
    `select distinct on (type) type, case when agreed then at end as at from user_agreement
     where user_id = $1 and type = any($2) order by type, at desc, id`,
    [userId, consentTypes],
  );
  const given = new Map(rows.map(({ type, at }) => [type, at]));
  return {
    ADVERTISING: given.get('ADVERTISING') ?? null,
    PUSH: given.get('PUSH') ?? null,
    NIGHT: given.get('NIGHT') ?? null,
  };
}

export type ConsentAnswer = { readonly type: ConsentType; readonly agreed: boolean };

/** Adds what the member said; a consent given again counts anew, one taken back that was never given says nothing. */
export async function recordConsents(
  pool: Pool,
  member: { userId: string; address: string },
  answers: readonly ConsentAnswer[],
): Promise<Date> {
  const { rows } = await pool.query<{ at: Date }>(
    `with answer as (select * from unnest($2::text[], $3::boolean[]) as answer(type, agreed)),
    added as (
      insert into user_agreement (user_id, type, terms_version, agreed, at, method, address)
      select $1, type, $4, agreed, statement_timestamp(), 'WEB', $5 from answer
      where agreed or coalesce((select agreed from user_agreement held
        where user_id = $1 and held.type = answer.type order by at desc, id limit 1), false)
      returning at
    )
    select coalesce(max(at), statement_timestamp()) as at from added`,
    [
      member.userId,
      answers.map(({ type }) => type),
      answers.map(({ agreed }) => agreed),
      wording,
      member.address,
    ],
  );
  const [answered] = rows;
  if (!answered) throw new Error('The database did not say when it was answered.');
  return answered.at;
}
