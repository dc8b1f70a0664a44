import { demoAccounts } from '#server/database/demo/content/members.ts';
import { memberId } from '#server/database/demo/keys/ids.ts';
import type { Pool } from '#server/database/pool.ts';
import type { Role } from './account.ts';
import type { Passwords } from './passwords.ts';

/** Known to everybody who reads the documentation. */
export const demoPassword = 'kkumim1234';

const roles = { shopper: 'user', artist: 'artist', brand: 'brand', admin: 'admin' } as const satisfies Record<
  (typeof demoAccounts)[number]['key'],
  Role
>;

/** With the demo shop its four members can sign in; without it their accounts and sessions go. */
export async function keepDemoAccounts(pool: Pool, passwords: Passwords, demo: boolean): Promise<void> {
  if (!demo) {
    await pool.query('delete from identity_account where is_demo');
    return;
  }
  const { rows } = await pool.query<{ email: string }>('select email from identity_account where is_demo');
  const present = new Set(rows.map(({ email }) => email));
  for (const { key, email, name } of demoAccounts.filter((account) => !present.has(account.email))) {
    await pool.query(
      `insert into identity_account (id, email, name, password_hash, role, is_demo)
        values ($1, $2, $3, $4, $5, true) on conflict do nothing`,
      [memberId(key), email, name, await passwords.hash(demoPassword), roles[key]],
    );
  }
}
