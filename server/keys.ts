import type { Config } from './config.ts';
import type { Pool } from './database/pool.ts';
import { readSealingKey } from './identity/keys/sealing-key.ts';
import { openVapidKeys, type VapidKeys } from './push/vapid-keys.ts';

/** The secrets of this shop, read once at start. */
export type Keys = {
  /** Encrypts what the database must not hold in plain text. */
  readonly sealing: Buffer;
  readonly push: VapidKeys;
};

/** @throws {StartupError} when the key file cannot be used */
export async function openKeys(config: Config, pool: Pool): Promise<Keys> {
  const sealing = await readSealingKey(config);
  return { sealing, push: await openVapidKeys(pool, sealing) };
}
