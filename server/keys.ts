import type { Config } from './config.ts';
import type { Pool } from './database/pool.ts';
import { readDataKey, readSealingKey } from './identity/keys/sealing-key.ts';
import { openVapidKeys, type VapidKeys } from './push/vapid-keys.ts';

/** The secrets of this shop, read once at start. */
export type Keys = {
  /** Encrypts what the database must not hold in plain text. */
  readonly sealing: Buffer;
  /** Encrypts what members entrust to the shop: account numbers, what is typed at the checkout. */
  readonly data: Buffer;
  readonly push: VapidKeys;
};

/** @throws {StartupError} when the key file cannot be used */
export async function openKeys(config: Config, pool: Pool): Promise<Keys> {
  const sealing = await readSealingKey(config);
  return { sealing, data: await readDataKey(config), push: await openVapidKeys(pool, sealing) };
}
