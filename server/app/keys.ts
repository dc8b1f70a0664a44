import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { type EncryptionKeyName, openCheckedKey } from '#server/identity/keys/checked-key.ts';
import { readKey } from '#server/identity/keys/read-key.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { openVapidKeys, type VapidKeys } from '#server/push/vapid-keys.ts';

/** The secrets of this shop, read once at start. */
export type Keys = {
  /** Encrypts what the database must not hold in plain text. */
  readonly identity: Buffer;
  /** Encrypts what members entrust to the shop: account numbers, what is typed at the checkout. */
  readonly data: Buffer;
  readonly push: VapidKeys;
};

/** @throws {StartupError} when a key cannot be read, or is not the one that encrypted what is in the database */
export async function openKeys(config: Config, pool: Pool): Promise<Keys> {
  const open = (name: EncryptionKeyName, given: Buffer | null, fileName: string, samples: string) => {
    const file = join(config.dataDirectory, fileName);
    const read = ({ mayCreate }: { readonly mayCreate: boolean }) => readKey({ given, file, mayCreate });
    return openCheckedKey(pool, {
      name,
      samples,
      read,
      source: given ? 'that of the environment' : `${file}`,
    });
  };
  const identity = await open('IDENTITY_KEY', config.identityKey, 'identity.key', encryptedByIdentityKey);
  const data = await open('DATA_KEY', config.dataKey, 'data.key', encryptedByDataKey);
  return { identity, data, push: await openVapidKeys(pool, identity) };
}

/** Every shop has one. */
const encryptedByIdentityKey = 'select public_key as name, sealed_private_key as sealed from push_key';

/** The latest of each kind. */
const encryptedByDataKey = [
  ['retained_record', 'id', 'record_enc'],
  ['orders', 'id', 'deposit_account_enc'],
  ['orders', 'id', 'refund_account_enc'],
  ['cash_receipt', 'order_id', 'identifier_enc'],
  ['order_claim', 'id', 'pickup_enc'],
  ['checkout', 'id', 'form_enc'],
]
  .map(
    ([table, name, sealed]) =>
      `(select ${name}::text as name, ${sealed} as sealed from ${table} where ${sealed} is not null order by ctid desc limit 20)`,
  )
  .join(' union all ');
