import type { Pool } from '#server/platform/database/pool.ts';
import type { Role } from './account.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** An account of the demo shop. Its password is published in the documentation. */
export type DemoAccount = {
  /** The member's id. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
  /** Shown in the storefront. */
  readonly label: string;
};

/** Creates missing demo accounts. An empty list deletes those of an earlier demo with their sessions. */
export async function syncDemoAccounts(
  pool: Pool,
  passwordHasher: PasswordHasher,
  accounts: readonly DemoAccount[],
): Promise<void> {
  if (accounts.length === 0) {
    await pool.query('delete from identity_account where is_demo');
    return;
  }
  const { rows } = await pool.query<{ email: string }>('select email from identity_account where is_demo');
  const existing = new Set(rows.map(({ email }) => email));
  for (const { id, email, name, password, role } of accounts.filter(
    (account) => !existing.has(account.email),
  )) {
    await pool.query(
      `insert into identity_account (id, email, name, password_hash, role, is_demo)
        values ($1, $2, $3, $4, $5, true) on conflict do nothing`,
      [id, email, name, await passwordHasher.hash(password), role],
    );
  }
}
