import type { ClientBase, PoolClient } from 'pg';
import type { Pool } from '#server/database/pool.ts';
import { inTransactionUnlessRefused } from '#server/database/transaction.ts';
import { type Account, normalizeEmail } from '#server/identity/accounts/account.ts';
import type { Result } from '#server/result.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';

type Identity = { readonly provider: SocialProviderName; readonly sub: string };

export type SocialAccount = Account & { readonly state: 'ACT' | 'SUSPENDED' | 'WITHDRAWN' };

export async function findSocialAccount(
  pool: Pool,
  { provider, sub }: Identity,
): Promise<SocialAccount | null> {
  const { rows } = await pool.query<SocialAccount>(
    `select account.id, account.email, account.name, account.role, account.state from user_social
     join identity_account account on account.id = user_id where provider = $1 and provider_sub = $2`,
    [provider, sub],
  );
  return rows[0] ?? null;
}

/** Only to say that one signs in another way: nobody is ever recognised by an email address. */
export async function hasAccountWithEmail(pool: Pool, email: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from identity_account where email = $1', [
    normalizeEmail(email),
  ]);
  return rowCount === 1;
}

/** @returns false when it is another member's, or this member has one of that provider */
export async function insertSocialAccount(
  client: Pick<ClientBase, 'query'>,
  memberId: string,
  { provider, sub }: Identity,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into user_social (provider, provider_sub, user_id) values ($1, $2, $3) on conflict do nothing',
    [provider, sub, memberId],
  );
  return rowCount === 1;
}

export type SocialLink = { readonly provider: SocialProviderName; readonly linkedAt: Date };

export async function listSocialAccounts(pool: Pool, memberId: string): Promise<SocialLink[]> {
  const { rows } = await pool.query<SocialLink>(
    'select provider, linked_at as "linkedAt" from user_social where user_id = $1 order by linked_at',
    [memberId],
  );
  return rows;
}

/** Of two at the same time the second sees what the first has left. */
export function unlinkSocialAccount(
  pool: Pool,
  memberId: string,
  provider: SocialProviderName,
): Promise<Result<null, 'unknown' | 'last'>> {
  return inTransactionUnlessRefused(pool, async (client: PoolClient) => {
    const { rows } = await client.query<{ hasPassword: boolean }>(
      'select password_hash is not null as "hasPassword" from identity_account where id = $1 for update',
      [memberId],
    );
    const removed = await client.query('delete from user_social where user_id = $1 and provider = $2', [
      memberId,
      provider,
    ]);
    if (removed.rowCount === 0) return { ok: false, problem: 'unknown' };
    const left = await client.query('select from user_social where user_id = $1 limit 1', [memberId]);
    if (!rows[0]?.hasPassword && left.rowCount === 0) return { ok: false, problem: 'last' };
    return { ok: true, value: null };
  });
}
