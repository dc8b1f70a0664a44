import type { ClientBase } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import { inTransactionUnlessRefused } from '#server/platform/database/transaction.ts';
import type { Result } from '#server/platform/result.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import type { AccountStore } from '../account-store.ts';
import type { Account } from '../accounts/account.ts';

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

export type SocialLink = CamelColumns<'user_social', 'provider' | 'linked_at'>;

export async function listSocialAccounts(pool: Pool, memberId: string): Promise<SocialLink[]> {
  const { rows } = await pool.query<SocialLink>(
    'select provider, linked_at as "linkedAt" from user_social where user_id = $1 order by linked_at',
    [memberId],
  );
  return rows;
}

type UnlinkParts = { readonly pool: Pool; readonly accounts: Pick<AccountStore, 'find' | 'unlink'> };

/** Of two at the same time the second sees what the first has left. */
export async function unlinkSocialAccount(
  { pool, accounts }: UnlinkParts,
  memberId: string,
  provider: SocialProviderName,
): Promise<Result<null, 'unknown' | 'last'>> {
  const account = await accounts.find(memberId);
  type Afterwards = () => Promise<void>;
  const unlinked = await inTransactionUnlessRefused<Afterwards, 'unknown' | 'last'>(pool, async (client) => {
    await client.query('select from "user" where id = $1 for update', [memberId]);
    const removed = await client.query('delete from user_social where user_id = $1 and provider = $2', [
      memberId,
      provider,
    ]);
    if (removed.rowCount === 0) return { ok: false, problem: 'unknown' };
    const left = await client.query('select from user_social where user_id = $1 limit 1', [memberId]);
    if (!account?.hasPassword && left.rowCount === 0) return { ok: false, problem: 'last' };
    return { ok: true, value: await accounts.unlink(client, memberId, provider) };
  });
  if (!unlinked.ok) return unlinked;
  await unlinked.value();
  return { ok: true, value: null };
}
