import type { Pool } from '#server/database/pool.ts';

/** The one working role of a member; visitors are `public` and have no account. */
export type Role = 'user' | 'artist' | 'brand' | 'admin';

export type Account = {
  /** `sub` of every token and `"user".id`. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
};

export type AccountAtSignIn = Account & {
  readonly state: 'ACT' | 'SUSPENDED' | 'WITHDRAWN';
  readonly passwordHash: string | null;
  /** Somebody signed in to this account from the same address within the last month. */
  readonly isFamiliarAddress: boolean;
};

/** How an e-mail address is stored and compared. */
export const normalEmail = (written: string) => written.trim().toLowerCase();

export async function findAccountAtSignIn(
  pool: Pool,
  email: string,
  address: string,
): Promise<AccountAtSignIn | null> {
  // PostgreSQL has no text with this character, so nobody has such an address.
  if (email.includes('\0')) return null;
  const { rows } = await pool.query<AccountAtSignIn>({
    name: 'identity-account-at-sign-in',
    text: `select id, email, name, role, state, password_hash as "passwordHash",
        exists (select from identity_session
          where account_id = account.id and address = $2 and ended_by is distinct from 'REUSE') as "isFamiliarAddress"
      from identity_account account where email = $1`,
    values: [email, address],
  });
  return rows[0] ?? null;
}

/** @returns null for an account that may not be used (any more) */
export async function findActiveAccount(pool: Pool, id: string): Promise<Account | null> {
  const { rows } = await pool.query<Account>(
    `select id, email, name, role from identity_account where id = $1 and state = 'ACT'`,
    [id],
  );
  return rows[0] ?? null;
}
