import type { PoolClient } from 'pg';
import type { AccountStore } from '#server/identity/account-store.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';

/** @returns whether nobody had proved the address before */
export async function proveEmail(client: PoolClient, memberId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'update "user" set email_verified_at = now() where id = $1 and email_verified_at is null',
    [memberId],
  );
  return rowCount === 1;
}

/**
 * A member who signed up with an address that is not theirs could have linked a social account and a phone, to get in again after
 * the owner has reset the password.
 *
 * @returns what is to be done once the transaction is committed
 */
export async function removeUnprovedAccess(
  client: PoolClient,
  accounts: Pick<AccountStore, 'unlink'>,
  memberId: string,
): Promise<readonly (() => Promise<void>)[]> {
  await client.query('update "user" set phone = null, phone_verified_at = null where id = $1', [memberId]);
  const { rows } = await client.query<{ provider: SocialProviderName }>(
    'delete from user_social where user_id = $1 returning provider',
    [memberId],
  );
  const afterwards: (() => Promise<void>)[] = [];
  for (const { provider } of rows) afterwards.push(await accounts.unlink(client, memberId, provider));
  return afterwards;
}
