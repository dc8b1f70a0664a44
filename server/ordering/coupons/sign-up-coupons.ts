import type { PoolClient } from 'pg';
import { issueCoupon } from './issue-coupon.ts';

/** Gives a new member the coupons that come by themselves. One that has run out does not stop anybody from becoming a member. */
export async function issueSignUpCoupons(transaction: PoolClient, memberId: string): Promise<void> {
  const { rows } = await transaction.query<{ id: string }>(
    `select id from coupon where issue_type = 'AUTO' and state = 'ACT' and deleted_at is null order by id`,
  );
  for (const { id } of rows) await issueCoupon(transaction, memberId, id);
}
