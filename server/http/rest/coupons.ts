import type { FastifyPluginAsync } from 'fastify';
import type { PoolClient } from 'pg';
import { recordAccess } from '#server/members/access-log.ts';
import {
  hasGuessedTooOften,
  issueCoupon,
  recordWrongCode,
  redeemCode,
} from '#server/ordering/coupons/issue-coupon.ts';
import { listCoupons, listDownloadableCoupons } from '#server/ordering/coupons/list-coupons.ts';
import { lockMember } from '#server/ordering/order-core/lock-member.ts';
import { networkOf } from '#server/platform/network/client-ip.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/order-coupons.ts';
import { addRoute } from './add-route.ts';

export const couponRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.listCoupons, async ({ memberId, query }) => ({
    coupons: await listCoupons(app.pool, { memberId, state: query.state }),
  }));

  addRoute(app, contracts.listDownloadableCoupons, async ({ memberId }) => ({
    coupons: await listDownloadableCoupons(app.pool, memberId),
  }));

  addRoute(app, contracts.registerCoupon, async ({ transaction, memberId, body }, reply) => {
    const guesser = { memberId, network: networkOf(reply.request) };
    if (await hasGuessedTooOften(app.pool, guesser)) return refuse('COUPON_TOO_MANY_TRIES');
    const redeemed = await redeemCode(transaction, body.code);
    if (!redeemed.ok && redeemed.problem === 'exhausted') return refuse('COUPON_EXHAUSTED');
    const issued = redeemed.ok ? await issueCoupon(transaction, memberId, redeemed.value) : redeemed;
    if (issued.ok) return readIssued(transaction, memberId, issued.value);
    switch (issued.problem) {
      case 'already-issued':
        return refuse('COUPON_ALREADY_ISSUED');
      case 'exhausted':
        return refuse('COUPON_EXHAUSTED');
      case 'wrong-code':
      case 'not-issued':
        await recordWrongCode(app.pool, guesser);
        return refuse('COUPON_CODE_INVALID');
    }
  });

  addRoute(app, contracts.downloadCoupon, async ({ transaction, memberId, params }) => {
    const { rowCount } = await transaction.query(
      `select from coupon where id = $1 and issue_type = 'DOWNLOAD'`,
      [params.id],
    );
    if (!rowCount) return refuse('NOT_FOUND');
    const issued = await issueCoupon(transaction, memberId, params.id);
    if (issued.ok) return readIssued(transaction, memberId, issued.value);
    return refuse(issueCodes[issued.problem]);
  });

  addRoute(app, contracts.issueCoupon, async ({ transaction, memberId: actorId, params, body }) => {
    const { user_id: userId } = body;
    if (!(await lockMember(transaction, userId))) return refuse('NOT_FOUND');
    const issued = await issueCoupon(transaction, userId, params.id);
    if (!issued.ok) return refuse(issueCodes[issued.problem]);
    await recordAccess(transaction, { actorId, userId, action: 'coupon.issue', subjectId: issued.value });
    const { id, expires_at } = await readIssued(transaction, userId, issued.value);
    return { id, expires_at };
  });
};

const issueCodes = {
  'not-issued': 'NOT_FOUND',
  'already-issued': 'COUPON_ALREADY_ISSUED',
  exhausted: 'COUPON_EXHAUSTED',
} as const;

async function readIssued(transaction: PoolClient, memberId: string, id: string) {
  const [coupon] = await listCoupons(transaction, { memberId, id });
  if (!coupon) throw new Error('An issued coupon is not there.');
  return coupon;
}
