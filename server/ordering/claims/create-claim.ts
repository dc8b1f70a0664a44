import type { PoolClient } from 'pg';
import { attachPrivateUpload } from '#server/catalogue/uploads/uploads.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { createClaim as contract } from '#src/shared/contracts/order-claims.ts';
import { lockOrder } from '../order-core/lock-order.ts';
import {
  type ClaimPolicy,
  claimReasons,
  type Fault,
  keptQuantity,
  reasonFaults,
} from '../reading/order-actions.ts';
import { type ReadLine, readClaimPolicy, readOrderLines } from '../reading/read-order-lines.ts';
import type { InsertedClaim } from './insert-claim.ts';
import { type OpenRefusal, openClaim } from './open-claim.ts';

type Request = InputOf<typeof contract>['body'] & { readonly orderId: string };
type Context = { readonly memberId: string; readonly dataKey: Buffer };

type ClaimRefusal =
  | OpenRefusal
  | Refusal<'ORDER_NOT_FOUND', undefined>
  | Refusal<'CLAIM_PERIOD_OVER', undefined>
  | Refusal<'CLAIM_PHOTO_REQUIRED', undefined>
  | Refusal<'IMAGE_NOT_FOUND', undefined>;

/** In one transaction with its idempotency key. Whose fault it is follows from the reason, until somebody has looked at it. */
export async function createClaim(
  transaction: PoolClient,
  { memberId, dataKey }: Context,
  request: Request,
): Promise<InsertedClaim | ClaimRefusal> {
  const { orderId, reason_code, image_ids } = request;
  const order = await lockOrder(transaction, orderId, memberId);
  if (!order) return refuse('ORDER_NOT_FOUND');
  const policy = await readClaimPolicy(transaction);
  const lines = await readOrderLines(transaction, [orderId]);
  const wanted = request.lines.map(({ id }) => lines.find((line) => line.id === id));
  for (const [index, line] of wanted.entries()) {
    if (!line) return refuse('ORDER_NOT_FOUND');
    const refusal = findRefusal(line, request, request.lines[index]?.quantity ?? 0, policy);
    if (refusal) return refusal;
  }
  const fault: Fault = reasonFaults[reason_code];
  if (fault === 'SELLER' && image_ids.length === 0) return refuse('CLAIM_PHOTO_REQUIRED');
  const actor = { type: 'USER', id: memberId } as const;
  const claim = await openClaim(transaction, { request, fault, actor, dataKey });
  if (claim instanceof Refusal) return claim;
  return (await attachPhotos(transaction, claim.id, { memberId, image_ids }))
    ? claim
    : refuse('IMAGE_NOT_FOUND');
}

function findRefusal(
  line: ReadLine,
  { type, reason_code }: Pick<Request, 'type' | 'reason_code'>,
  quantity: number,
  policy: ClaimPolicy,
) {
  if (line.has_open_claim) return refuse('CLAIM_ALREADY_OPEN');
  if (quantity > keptQuantity(line)) return refuse('CLAIM_NOT_ALLOWED');
  if (line.actions.includes(type) && claimReasons(line, policy, new Date()).includes(reason_code))
    return null;
  // On the day of its delivery it would have been possible.
  const wasPossible =
    line.state === 'DELIVERED' &&
    claimReasons({ ...line, delivered_at: new Date() }, policy, new Date()).includes(reason_code);
  return refuse(wasPossible ? 'CLAIM_PERIOD_OVER' : 'CLAIM_NOT_ALLOWED');
}

type Photos = { readonly memberId: string; readonly image_ids: readonly string[] };

/** @returns false when one is not the member's, was uploaded for something else, or belongs to another claim */
async function attachPhotos(
  transaction: PoolClient,
  claimId: string,
  { memberId, image_ids }: Photos,
): Promise<boolean> {
  for (const [position, id] of image_ids.entries()) {
    if (!(await attachPrivateUpload(transaction, { memberId, purpose: 'CLAIM', id }))) return false;
    await transaction.query(
      'insert into order_claim_image (claim_id, position, upload_id) values ($1, $2, $3)',
      [claimId, position, id],
    );
  }
  return true;
}
