import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Result } from '#server/platform/result.ts';

/** The consents that a member can give and withdraw at any time. */
export const consentTypes = [
  'MARKETING',
  'ADVERTISING',
  'EMAIL',
  'SMS',
  'ALIMTALK',
  'PUSH',
  'NIGHT',
] as const;

export type ConsentType = (typeof consentTypes)[number];

/** When each consent was last given; null: never given, or withdrawn. */
export type ConsentDates = Readonly<Record<ConsentType, Date | null>>;

/** The date of the consent text that the storefront shows; change both together. */
const termsVersion = '2026-11-20';

export async function readConsents(database: Pool | PoolClient, userId: string): Promise<ConsentDates> {
  const { rows } = await database.query<{ type: ConsentType; at: Date | null }>(
    `select distinct on (type) type, case when agreed then at end as at from user_agreement
     where user_id = $1 and type = any($2) order by type, at desc, id`,
    [userId, consentTypes],
  );
  const dates = new Map(rows.map(({ type, at }) => [type, at]));
  const entries = consentTypes.map((type) => [type, dates.get(type) ?? null] as const);
  return Object.fromEntries(entries) as ConsentDates;
}

export type ConsentChange = { readonly type: ConsentType; readonly agreed: boolean };

/**
 * Records the changes and returns the resulting consents. Giving a consent again is recorded after half a year, because
 * the law wants it renewed every two, and for a new wording; withdrawing one that was never given records nothing. NIGHT requires ADVERTISING. Changes of one member are serialized.
 */
export function updateConsents(
  pool: Pool,
  member: { userId: string; address: string },
  changes: readonly ConsentChange[],
): Promise<Result<{ at: Date; consents: ConsentDates }, 'advertising-required'>> {
  const requested = new Map(changes.map(({ type, agreed }) => [type, agreed]));
  return inTransaction(pool, async (client) => {
    await client.query('select from "user" where id = $1 for no key update', [member.userId]);
    if (requested.get('NIGHT') && !requested.get('ADVERTISING')) {
      const { ADVERTISING } = await readConsents(client, member.userId);
      if (!ADVERTISING) return { ok: false, problem: 'advertising-required' };
    }
    const at = await insertConsents(client, member, changes);
    return { ok: true, value: { at, consents: await readConsents(client, member.userId) } };
  });
}

export async function insertConsents(
  client: PoolClient,
  member: { userId: string; address: string },
  changes: readonly ConsentChange[],
): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>(
    `with change as (select * from unnest($2::text[], $3::boolean[]) as change(type, agreed)),
    added as (
      insert into user_agreement (user_id, type, terms_version, agreed, at, method, address)
      select $1, type, $4, change.agreed, statement_timestamp(), 'WEB', $5 from change
      left join lateral (select agreed, at, terms_version from user_agreement previous
        where user_id = $1 and previous.type = change.type order by at desc, id limit 1) last on true
      where change.agreed is distinct from coalesce(last.agreed, false)
        or change.agreed and (last.terms_version <> $4 or last.at < statement_timestamp() - interval '180 days')
      returning at
    )
    select coalesce(max(at), statement_timestamp()) as at from added`,
    [
      member.userId,
      changes.map(({ type }) => type),
      changes.map(({ agreed }) => agreed),
      termsVersion,
      member.address,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('The database returned no date.');
  return row.at;
}

/** The company that sends advertising, which the law requires to be named; the shop's name until it is configured. */
export async function readSenderName(database: Pool | PoolClient): Promise<string> {
  const { rows } = await database.query<{ name: string }>('select company_name as name from management_info');
  return rows[0]?.name ?? '꾸밈';
}
