import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { recordAccess } from '#server/members/access-log.ts';
import { lockMember } from '../order-core/lock-member.ts';
import { grantPoints } from './grant-points.ts';
import { type MemberPoints, readPoints } from './member-points.ts';

type OperatorGrant = {
  readonly actorId: string;
  readonly memberId: string;
  readonly amount: number;
  /** For the member, who reads it in the history. */
  readonly reason: string;
};

/** @returns null when there is no such member, or not any more */
export async function grantByOperator(
  transaction: PoolClient,
  { actorId, memberId, amount, reason }: OperatorGrant,
): Promise<MemberPoints | null> {
  if (!(await lockMember(transaction, memberId))) return null;
  const sourceId = randomUUID();
  await grantPoints(transaction, { memberId, amount, reasonCode: 'ADMIN', sourceId, memo: reason });
  await recordAccess(transaction, { actorId, userId: memberId, action: 'points.grant', subjectId: sourceId });
  return readPoints(transaction, memberId);
}
