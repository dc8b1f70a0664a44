import type { JWK } from 'jose';
import type { PoolClient } from 'pg';
import type { Pool } from '#server/database/pool.ts';

export type StoredKey = {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly sealedPrivateJwk: Buffer;
  readonly ageInDays: number;
};

/** A key signs for this long … */
export const signingDays = 90;
/** … and is announced this long before, so that engines that keep a copy of our keys know it in time. */
export const announcedDays = 1;
const keptDays = signingDays + 2 * announcedDays;

/** Newest first. */
export async function readKeys(database: Pool | PoolClient): Promise<StoredKey[]> {
  const { rows } = await database.query<StoredKey>(
    `select kid, public_jwk as "publicJwk", sealed_private_jwk as "sealedPrivateJwk",
      extract(epoch from now() - created_at)::float8 / 86400 as "ageInDays"
    from identity_key where created_at > now() - $1 * interval '1 day'
    order by created_at desc, kid`,
    [keptDays],
  );
  return rows;
}

export async function addKey(
  database: PoolClient,
  key: { kid: string; publicJwk: JWK; sealedPrivateJwk: Buffer },
): Promise<void> {
  await database.query(
    'insert into identity_key (kid, public_jwk, sealed_private_jwk) values ($1, $2, $3) on conflict do nothing',
    [key.kid, key.publicJwk, key.sealedPrivateJwk],
  );
}

export async function removeOldKeys(pool: Pool): Promise<void> {
  await pool.query(`delete from identity_key where created_at <= now() - $1 * interval '1 day'`, [keptDays]);
}
