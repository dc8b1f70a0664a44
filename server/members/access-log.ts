import type { PoolClient } from 'pg';

export type AccessAction =
  | 'product-inquiry.answer'
  | 'inquiry.answer'
  | 'review.blind'
  | 'review.unblind'
  | 'retained-record.read'
  | 'points.grant'
  | 'coupon.issue'
  | 'print-file.list'
  | 'print-file.read'
  | 'order.read'
  | 'order.transition'
  | 'order.correct-tracking'
  | 'claim.read'
  | 'claim-image.read'
  | 'claim.create'
  | 'claim.accept'
  | 'claim.reject'
  | 'claim.collect'
  | 'claim.inspect'
  | 'claim.refund'
  | 'order.refund'
  | 'order.release';

type Access = {
  /** The member who had to do with the data. */
  readonly actorId: string;
  /** The member whose data it is. */
  readonly userId: string;
  readonly action: AccessAction;
  readonly subjectId: string;
};

/** Records what an operator or a brand did with a member's data, in the transaction that does it. */
export async function recordAccess(transaction: PoolClient, access: Access): Promise<void> {
  const { actorId, userId, action, subjectId } = access;
  await transaction.query(
    'insert into admin_access_log (actor_id, user_id, action, subject_id) values ($1, $2, $3, $4)',
    [actorId, userId, action, subjectId],
  );
}
