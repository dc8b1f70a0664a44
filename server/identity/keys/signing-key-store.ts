import type { JWK } from 'jose';
import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';

export type StoredKey = CamelColumns<'identity_key', 'kid' | 'sealed_private_jwk'> & {
  readonly publicJwk: JWK;
  readonly ageInDays: number;
};

/** A key is used for signing this long … */
export const signingPeriodDays = 90;
/** … and is published this long before, so that services with a cached JWKS have it in time. */
export const announcementDays = 1;
const retentionDays = signingPeriodDays + 2 * announcementDays;

/** Newest first. */
export async function readSigningKeys(database: Pool | PoolClient): Promise<StoredKey[]> {
  const { rows } = await database.query<StoredKey>(
    `select kid, public_jwk as "publicJwk", sealed_private_jwk as "sealedPrivateJwk",
      extract(epoch from now() - created_at)::float8 / 86400 as "ageInDays"
    from identity_key where created_at > now() - $1 * interval '1 day'
    order by created_at desc, kid`,
    [retentionDays],
  );
  return rows;
}

export async function insertSigningKey(
  database: PoolClient,
  key: { kid: string; publicJwk: JWK; sealedPrivateJwk: Buffer },
): Promise<void> {
  await database.query(
    'insert into identity_key (kid, public_jwk, sealed_private_jwk) values ($1, $2, $3) on conflict do nothing',
    [key.kid, key.publicJwk, key.sealedPrivateJwk],
  );
}

export async function deleteExpiredSigningKeys(pool: Pool): Promise<void> {
  await pool.query(`delete from identity_key where created_at <= now() - $1 * interval '1 day'`, [
    retentionDays,
  ]);
}
