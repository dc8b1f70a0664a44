import type { PoolClient } from 'pg';
import webPush from 'web-push';
import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { seal, unseal } from '#server/identity/keys/seal.ts';

/** A VAPID pair in base64url, as the browser and `web-push` take it. */
type PushKey = { readonly publicKey: string; readonly privateKey: string };

export type PushKeys = {
  /** What new subscriptions are made for. */
  readonly current: PushKey;
  /** The key a subscription was made for; null when this process cannot open it. */
  readonly find: (publicKey: string) => PushKey | null;
};

// Any number of its own, the same in every release: one process makes the key, the others wait and use it.
const lock = 6_052_019;

/**
 * The keys this shop is known by to push services: made at the first start, the same for all processes that have the
 * same sealing key. A lost sealing key means a new pair; browsers subscribe anew when they next open the shop.
 */
export async function openPushKeys(pool: Pool, sealingKey: Buffer): Promise<PushKeys> {
  const known = await readKeys(pool, sealingKey);
  const keys = known.length > 0 ? known : await makeOnce(pool, sealingKey);
  const [current] = keys;
  if (!current) throw new Error('The push key just made cannot be opened.');
  return { current, find: (publicKey) => keys.find((key) => key.publicKey === publicKey) ?? null };
}

/** Newest first, without those sealed under another key. */
async function readKeys(database: Pool | PoolClient, sealingKey: Buffer): Promise<PushKey[]> {
  const { rows } = await database.query<{ publicKey: string; sealed: Buffer }>(
    'select public_key as "publicKey", sealed_private_key as sealed from push_key order by created_at desc, public_key',
  );
  return rows.flatMap(({ publicKey, sealed }) => {
    const privateKey = unseal(sealingKey, publicKey, sealed);
    return privateKey ? [{ publicKey, privateKey }] : [];
  });
}

function makeOnce(pool: Pool, sealingKey: Buffer): Promise<PushKey[]> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    // Somebody else may have made it while we waited.
    if ((await readKeys(client, sealingKey)).length === 0) {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      await client.query('insert into push_key (public_key, sealed_private_key) values ($1, $2)', [
        publicKey,
        seal(sealingKey, publicKey, privateKey),
      ]);
    }
    return readKeys(client, sealingKey);
  });
}
