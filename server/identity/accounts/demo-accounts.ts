import type { Pool } from '#server/database/pool.ts';
import type { Role } from './account.ts';
import type { Passwords } from './passwords.ts';

/** An account of the demo shop. Its password is public: everybody who reads the documentation knows it. */
export type DemoAccount = {
  /** The member's id. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
  /** How the storefront calls it. */
  readonly label: string;
};

/** Creates the accounts of the demo shop. Without any, those of an earlier demo are deleted with their sessions. */
export async function syncDemoAccounts(
  pool: Pool,
  passwords: Passwords,
  accounts: readonly DemoAccount[],
): Promise<void> {
  if (accounts.length === 0) {
    await pool.query('delete from identity_account where is_demo');
    return;
  }
  const { rows } = await pool.query<{ email: string }>('select email from identity_account where is_demo');
  const present = new Set(rows.map(({ email }) => email));
  for (const { id, email, name, password, role } of accounts.filter(
    (account) => !present.has(account.email),
  )) {
    await pool.query(
      `insert into identity_account (id, email, name, password_hash, role, is_demo)
        values ($1, $2, $3, $4, $5, true) on conflict do nothing`,
      [id, email, name, await passwords.hash(password), role],
    );
  }
}
