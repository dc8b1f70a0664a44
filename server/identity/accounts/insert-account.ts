import type { PoolClient } from 'pg';

type NewAccount = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Null: signs in by social accounts only. */
  readonly passwordHash: string | null;
};

/** Of two sign-ups with one email address the second waits here for the first. @returns whether the address was free */
export async function insertAccount(
  client: PoolClient,
  { id, email, name, passwordHash }: NewAccount,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into identity_account (id, email, name, password_hash) values ($1, $2, $3, $4) on conflict (email) do nothing`,
    [id, email, name, passwordHash],
  );
  return rowCount === 1;
}
