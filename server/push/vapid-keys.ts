import type { PoolClient } from 'pg';
import webPush from 'web-push';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { decrypt, encrypt } from '#server/platform/encryption.ts';

/** A VAPID key pair in base64url, as browsers and `web-push` expect it. */
type VapidKeyPair = { readonly publicKey: string; readonly privateKey: string };

export type VapidKeys = {
  /** The key pair for new subscriptions. */
  readonly current: VapidKeyPair;
  /** The key pair that a subscription was created with; null when this process cannot decrypt it. */
  readonly find: (publicKey: string) => VapidKeyPair | null;
};

// Advisory lock: one process generates the key pair while the others wait. Must stay the same in every release.
const lockId = 6_052_019;

/**
 * The keys by which push services identify this shop: generated at the first start, shared by all processes that have
 * the same encryption key. A lost encryption key means a new pair; browsers resubscribe when they next open the shop.
 */
export async function openVapidKeys(pool: Pool, encryptionKey: Buffer): Promise<VapidKeys> {
  const stored = await readKeys(pool, encryptionKey);
  const keys = stored.length > 0 ? stored : await generateOnce(pool, encryptionKey);
  const [current] = keys;
  if (!current) throw new Error('The VAPID key pair just generated cannot be decrypted.');
  return { current, find: (publicKey) => keys.find((key) => key.publicKey === publicKey) ?? null };
}

/** Newest first, without those that are encrypted with another encryption key. */
async function readKeys(database: Pool | PoolClient, encryptionKey: Buffer): Promise<VapidKeyPair[]> {
  const { rows } = await database.query<{ publicKey: string; sealed: Buffer }>(
    'select public_key as "publicKey", sealed_private_key as sealed from push_key order by created_at desc, public_key',
  );
  return rows.flatMap(({ publicKey, sealed }) => {
    const privateKey = decrypt(encryptionKey, publicKey, sealed);
    return privateKey ? [{ publicKey, privateKey }] : [];
  });
}

function generateOnce(pool: Pool, encryptionKey: Buffer): Promise<VapidKeyPair[]> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lockId]);
    // Another process may have generated it during the wait.
    if ((await readKeys(client, encryptionKey)).length === 0) {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      await client.query('insert into push_key (public_key, sealed_private_key) values ($1, $2)', [
        publicKey,
        encrypt(encryptionKey, publicKey, privateKey),
      ]);
    }
    return readKeys(client, encryptionKey);
  });
}
