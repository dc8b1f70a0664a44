import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { PoolClient } from 'pg';
import type { Uploads } from '#server/catalogue/uploads/uploads.ts';
import { type AccessAction, recordAccess } from '#server/members/access-log.ts';
import { createClaimForMember } from '#server/ordering/claims/create-claim-for-member.ts';
import { acceptClaim, collectClaim, rejectClaim } from '#server/ordering/claims/decide-claim.ts';
import { inspectClaim } from '#server/ordering/claims/inspect-claim.ts';
import { listClaims } from '#server/ordering/claims/list-claims.ts';
import { type Decided, type LockedClaim, lockClaim } from '#server/ordering/claims/lock-claim.ts';
import { findClaimImageOwner, readClaimAsOperator } from '#server/ordering/claims/read-claim-as-operator.ts';
import { refundClaim, repeatRefundsOf } from '#server/ordering/claims/refund-claim.ts';
import type { Actor } from '#server/ordering/order-core/order-state.ts';
import { inTransaction, inTransactionUnlessRefused } from '#server/platform/database/transaction.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/admin-claims.ts';
import { addRoute } from './add-route.ts';
import { sendPrivatePhoto } from './uploads.ts';

const codes = {
  'not-found': 'NOT_FOUND',
  conflict: 'CLAIM_STATE_CONFLICT',
  'no-gateway': 'REFUND_UNAVAILABLE',
} as const;

type Call = { readonly memberId: string; readonly params: { readonly id: string } };
type Decide = (transaction: PoolClient, claim: LockedClaim, actor: Actor) => Promise<Decided>;

type Options = { readonly dataKey: Buffer; readonly uploads: Uploads };

/** The decisions of operators about claims; whose they are is written down each time. */
export const adminClaimRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  readingRoutes(app, options);
  decisionRoutes(app);
  orderRoutes(app, options);
};

function readingRoutes(app: FastifyInstance, { dataKey, uploads }: Options): void {
  addRoute(app, contracts.listClaims, async ({ query }) => listClaims(app.pool, query));

  addRoute(app, contracts.readClaim, async ({ memberId: actorId, params }) => {
    const claim = await readClaimAsOperator(app.pool, { actorId, id: params.id, dataKey });
    return claim ?? refuse('NOT_FOUND');
  });

  addRoute(app, contracts.readClaimImage, async ({ memberId: actorId, params: { id } }, reply) => {
    const ownerId = await findClaimImageOwner(app.pool, { actorId, id });
    const photo = ownerId && (await uploads.read(ownerId, id));
    return photo ? sendPrivatePhoto(reply, photo) : refuse('NOT_FOUND');
  });
}

function decisionRoutes(app: FastifyInstance): void {
  async function decide({ memberId, params }: Call, action: AccessAction, decision: Decide) {
    const decided = await inTransactionUnlessRefused(app.pool, async (transaction) => {
      const claim = await lockClaim(transaction, params.id);
      if (!claim) return { ok: false, problem: 'not-found' } as const;
      await transaction.query('update order_claim set decided_by = $2, decided_at = now() where id = $1', [
        claim.id,
        memberId,
      ]);
      const result = await decision(transaction, claim, { type: 'ADMIN', id: memberId });
      const access = { actorId: memberId, userId: claim.memberId, action, subjectId: claim.id };
      if (result.ok) await recordAccess(transaction, access);
      return result;
    });
    return decided.ok ? decided.value : refuse(codes[decided.problem]);
  }

  addRoute(app, contracts.acceptClaim, async (call) =>
    decide(call, 'claim.accept', (transaction, claim, actor) =>
      acceptClaim(transaction, app.payments, claim, actor),
    ),
  );

  addRoute(app, contracts.rejectClaim, async (call) =>
    decide(call, 'claim.reject', (transaction, claim, actor) =>
      rejectClaim(transaction, claim, actor, call.body.reason),
    ),
  );

  addRoute(app, contracts.collectClaim, async (call) =>
    decide(call, 'claim.collect', (transaction, claim, actor) =>
      collectClaim(transaction, claim, actor, call.body.to),
    ),
  );

  addRoute(app, contracts.inspectClaim, async (call) =>
    decide(call, 'claim.inspect', (transaction, claim, actor) =>
      inspectClaim(transaction, claim, actor, call.body),
    ),
  );

  addRoute(app, contracts.refundClaim, async (call) =>
    decide(call, 'claim.refund', (transaction, claim, actor) =>
      refundClaim(transaction, app.payments, claim, actor),
    ),
  );
}

/** The routes of what begins at an order: its refunds once more, and a claim that a member has asked for by other means. */
function orderRoutes(app: FastifyInstance, { dataKey }: Options): void {
  addRoute(app, contracts.refundOrder, async ({ memberId, params }) =>
    inTransaction(app.pool, async (transaction) => {
      if (!app.payments.gateway) return refuse('REFUND_UNAVAILABLE');
      const repeated = await repeatRefundsOf(transaction, app.payments, params.id);
      if (!repeated) return refuse('ORDER_NOT_FOUND');
      if (repeated === 'no-gateway') return refuse('REFUND_UNAVAILABLE');
      if (repeated.retried === 0) return refuse('ORDER_STATE_CONFLICT');
      const access = { actorId: memberId, userId: repeated.memberId, subjectId: params.id };
      await recordAccess(transaction, { ...access, action: 'order.refund' });
      return { retried: repeated.retried };
    }),
  );

  addRoute(app, contracts.createClaimForMember, async ({ memberId, params, body }) =>
    inTransaction(app.pool, async (transaction) => {
      await transaction.query('savepoint claim');
      const request = { ...body, orderId: params.id };
      const opened = await createClaimForMember(transaction, { adminId: memberId, dataKey }, request);
      if (opened instanceof Refusal) {
        await transaction.query('rollback to savepoint claim');
        return opened;
      }
      const { memberId: userId, ...claim } = opened;
      const access = { actorId: memberId, userId, action: 'claim.create', subjectId: claim.id } as const;
      await recordAccess(transaction, access);
      return claim;
    }),
  );
}
