import type { PoolClient } from 'pg';
import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Result } from '#server/result.ts';

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

/**
 * Adds what the member said, and tells what holds from then on. A consent given again counts anew, one taken back that
 * was never given says nothing; the night needs advertising. Answers of one member are taken one after the other.
 */
export function answerConsents(
  pool: Pool,
  member: { userId: string; address: string },
  answers: readonly ConsentAnswer[],
): Promise<Result<{ at: Date; given: GivenConsents }, 'advertising-required'>> {
  const said = new Map(answers.map(({ type, agreed }) => [type, agreed]));
  return inTransaction(pool, async (client) => {
    await client.query('select from "user" where id = $1 for no key update', [member.userId]);
    if (said.get('NIGHT') && !said.get('ADVERTISING')) {
      const { ADVERTISING } = await readConsents(client, member.userId);
      if (!ADVERTISING) return { ok: false, problem: 'advertising-required' };
    }
    const at = await recordConsents(client, member, answers);
    return { ok: true, value: { at, given: await readConsents(client, member.userId) } };
  });
}

async function recordConsents(
  client: PoolClient,
  member: { userId: string; address: string },
  answers: readonly ConsentAnswer[],
): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>(
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
