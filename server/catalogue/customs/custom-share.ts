import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { isProductShown } from '#server/platform/database/visibility.ts';

export type CustomShares = {
  /** @returns the token of the link; null unless the custom belongs to the member */
  share(memberId: string, customId: string): Promise<string | null>;
  /** @returns false unless the custom belongs to the member */
  revoke(memberId: string, customId: string): Promise<boolean>;
  /** The id of the custom that a token shares. */
  find(token: string): Promise<string | null>;
};

/**
 * Links to customs. The token is derived from the id of the share with the shop's key, so that the same link can be given out
 * again although the database holds only its hash.
 */
export function createCustomShares(pool: Pool, encryptionKey: Buffer): CustomShares {
  const tokenOf = (shareId: string) =>
    createHmac('sha256', encryptionKey).update(`custom-share:${shareId}`).digest('base64url');

  return {
    share: (memberId, customId) =>
      inTransaction(pool, async (client) => {
        // Locked, so that two requests at once give the same link.
        const { rowCount } = await client.query(
          `select from product_custom where id = $1 and user_id = $2 and type = 'USER' and deleted_at is null
           for no key update`,
          [customId, memberId],
        );
        if (!rowCount) return null;
        const { rows } = await client.query<Columns<'custom_share', 'id' | 'token_hash'>>(
          'select id, token_hash from custom_share where product_custom_id = $1 and revoked_at is null',
          [customId],
        );
        const known = rows[0] && tokenOf(rows[0].id);
        if (known && rows[0]?.token_hash.equals(hashOf(known))) return known;
        // None yet, or one of a former key, which nobody can give out again.
        const id = randomUUID();
        const token = tokenOf(id);
        await client.query(
          `insert into custom_share (id, product_custom_id, token_hash) values ($1, $2, $3)
           on conflict (product_custom_id) where revoked_at is null do update set id = excluded.id, token_hash = excluded.token_hash`,
          [id, customId, hashOf(token)],
        );
        return token;
      }),

    async revoke(memberId, customId) {
      const { rowCount } = await pool.query(
        `select from product_custom where id = $1 and user_id = $2 and type = 'USER'`,
        [customId, memberId],
      );
      if (!rowCount) return false;
      await pool.query(
        'update custom_share set revoked_at = now() where product_custom_id = $1 and revoked_at is null',
        [customId],
      );
      return true;
    },

    async find(token) {
      const { rows } = await pool.query<{ id: string }>(
        `select custom.id from custom_share join product_custom custom on custom.id = product_custom_id
           join product on product.id = custom.product_id
         where token_hash = $1 and revoked_at is null and custom.deleted_at is null
           and ${isProductShown('product')}`,
        [hashOf(token)],
      );
      return rows[0]?.id ?? null;
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
