import type { Pool } from '#server/platform/database/pool.ts';
import type { CamelColumns, Columns } from '#server/platform/database/tables.gen.ts';

/** A member has exactly one role; visitors have the role `public` and no account. */
export type Role = 'user' | 'artist' | 'brand' | 'admin';

export type Account = Columns<'identity_account', 'email' | 'name' | 'role'> & {
  /** `sub` of every token and `"user".id`. */
  readonly id: string;
};

export type SignInAccount = Account &
  CamelColumns<'identity_account', 'state' | 'password_hash'> & {
    /** There was a sign-in to this account from the same IP address within the last month. */
    readonly isFamiliarAddress: boolean;
  };

/** E-mail addresses are stored and compared in this form. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

export async function findSignInAccount(
  pool: Pool,
  email: string,
  address: string,
): Promise<SignInAccount | null> {
  // PostgreSQL rejects this character in text, so no stored address contains it.
  if (email.includes('\0')) return null;
  const { rows } = await pool.query<SignInAccount>({
    name: 'identity-account-at-sign-in',
    text: `select id, email, name, role, state, password_hash as "passwordHash",
        exists (select from identity_session
          where account_id = account.id and address = $2 and ended_by is distinct from 'REUSE') as "isFamiliarAddress"
      from identity_account account where email = $1`,
    values: [email, address],
  });
  return rows[0] ?? null;
}

/** @returns null for an account that does not exist or is not active */
export async function findActiveAccount(pool: Pool, id: string): Promise<Account | null> {
  const { rows } = await pool.query<Account>(
    `select id, email, name, role from identity_account where id = $1 and state = 'ACT'`,
    [id],
  );
  return rows[0] ?? null;
}
