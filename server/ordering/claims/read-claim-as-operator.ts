import type { PoolClient } from 'pg';
import { recordAccess } from '#server/members/access-log.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Claim, readClaim } from './read-claim.ts';

type Reading = { readonly actorId: string; readonly id: string };

/** A claim as its buyer sees it; that it was read is recorded. @returns null when there is none */
export function readClaimAsOperator(
  pool: Pool,
  { actorId, id, dataKey }: Reading & { readonly dataKey: Buffer },
): Promise<Claim | null> {
  return inTransaction(pool, async (transaction) => {
    const userId = await findBuyer(transaction, 'order_claim.id = $1', id);
    const claim = userId && (await readClaim(transaction, { memberId: userId, id, dataKey }));
    if (!claim) return null;
    await recordAccess(transaction, { actorId, userId, action: 'claim.read', subjectId: id });
    return claim;
  });
}

/** @returns whose photo of a claim this is, null when it is none; that it was read is recorded */
export function findClaimImageOwner(pool: Pool, { actorId, id }: Reading): Promise<string | null> {
  return inTransaction(pool, async (transaction) => {
    const isOfClaim =
      'exists (select from order_claim_image where claim_id = order_claim.id and upload_id = $1)';
    const userId = await findBuyer(transaction, isOfClaim, id);
    if (userId)
      await recordAccess(transaction, { actorId, userId, action: 'claim-image.read', subjectId: id });
    return userId;
  });
}

async function findBuyer(transaction: PoolClient, condition: string, id: string): Promise<string | null> {
  const { rows } = await transaction.query<{ memberId: string }>(
    `select user_id as "memberId" from order_claim join orders on orders.id = order_id
     where ${condition} and orders.deleted_at is null`,
    [id],
  );
  return rows[0]?.memberId ?? null;
}
