import type { Pool } from '#server/platform/database/pool.ts';
import { decrypt, encrypt } from '#server/platform/encryption.ts';
import { StartupError } from '#server/platform/startup-error.ts';

export type EncryptionKeyName = 'IDENTITY_KEY' | 'DATA_KEY';

type CheckedKey = {
  readonly name: EncryptionKeyName;
  /** Where the key comes from, for the operator. */
  readonly source: string;
  /** @returns null when there is none and none may be created */
  readonly read: (options: { readonly mayCreate: boolean }) => Promise<Buffer | null>;
  /** A query for rows that earlier releases have encrypted, as `name` and `encrypted`. */
  readonly samples: string;
};

type Encrypted = { readonly name: string; readonly sealed: Buffer };

const checkText = 'kkumim';

/**
 * The key, if it is the one that encrypted what is in the database, or if nothing is encrypted yet.
 *
 * @throws {StartupError} with another key: it would start a shop that cannot read its own data, and encrypt more beside it
 */
export async function openCheckedKey(pool: Pool, checked: CheckedKey): Promise<Buffer> {
  const sealed = await readEncrypted(pool, checked);
  const key = await checked.read({ mayCreate: sealed.length === 0 });
  if (!key)
    throw new StartupError(`${checked.name} is missing: there is no ${checked.source}. ${advice(checked)}`);
  if (sealed.length > 0 && !sealed.some((one) => decrypt(key, one.name, one.sealed) !== null))
    throw new StartupError(
      `${checked.name} is wrong: ${checked.source} is not the key of this database. ${advice(checked)}`,
    );
  const { rowCount } = await pool.query(
    `insert into sealing_key_check as known (name, sealed) values ($1, $2)
     on conflict (name) do update set sealed = excluded.sealed where known.sealed is null`,
    [checked.name, encrypt(key, checked.name, checkText)],
  );
  // Another process that starts at the same moment was first: it may have another key.
  return rowCount === 1 || sealed.length > 0 ? key : openCheckedKey(pool, checked);
}

const advice = ({ name }: CheckedKey) =>
  `Set ${name} to the key with which this shop was started before, or restore the key file from its backup. If that key is
lost, what it encrypted cannot be read any more; to start without it: insert into sealing_key_check (name) values ('${name}')
on conflict (name) do update set sealed = null`.replaceAll('\n', ' ');

async function readEncrypted(pool: Pool, { name, samples }: CheckedKey): Promise<readonly Encrypted[]> {
  const { rows } = await pool.query<{ sealed: Buffer | null }>(
    'select sealed from sealing_key_check where name = $1',
    [name],
  );
  const [check] = rows;
  if (check) return check.sealed ? [{ name, sealed: check.sealed }] : [];
  return (await pool.query<Encrypted>(samples)).rows;
}
