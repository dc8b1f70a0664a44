import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { isNotFound, unwrap } from '#src/api/unwrap.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { readViewerValue, writeViewerValue } from '#src/storage/viewer-values.ts';

export type WritableReviews = ResponseOf<'GET /reviews/writable'>;
export type ReviewedLine = WritableReviews['lines'][number];
export type ReviewPolicy = WritableReviews['policy'];
export type ReviewCheck = ResponseOf<'GET /order-products/:id/review-check'>;

/** The lines that the member may review; without a network as this device saw them last. Null: they are not known now. */
export async function loadWritableReviews(context: ApiContext): Promise<WritableReviews | null> {
  const viewerId = context.session.viewer().id;
  const outcome = await callApi(context, 'GET /reviews/writable');
  if (outcome.kind !== 'ok') return readStored(viewerId);
  void writeViewerValue(viewerId, 'writable-reviews', outcome.body);
  return outcome.body;
}

/** Whether a line may be reviewed; without a network as far as this device knows. Null: it is no line of the viewer. */
export async function loadReviewCheck(context: ApiContext, id: string): Promise<ReviewCheck | null> {
  const viewerId = context.session.viewer().id;
  const outcome = await callApi(context, 'GET /order-products/:id/review-check', { params: { id } });
  if (isNotFound(outcome)) return null;
  const stored = await readStored(viewerId);
  if (outcome.kind === 'ok') {
    if (outcome.body.allowed) void storeLine(viewerId, stored, outcome.body);
    return outcome.body;
  }
  const line = stored?.lines.find(({ order_product_id }) => order_product_id === id);
  if (stored && line) return { allowed: true, line, policy: stored.policy };
  return unwrap(outcome);
}

// Written by this release or an earlier one; contracts only grow.
const readStored = async (viewerId: string): Promise<WritableReviews | null> =>
  (await readViewerValue(viewerId, 'writable-reviews')) as WritableReviews | null;

/** A line whose form was opened from elsewhere is there without a network, too. */
function storeLine(viewerId: string, stored: WritableReviews | null, { line, policy }: ReviewCheck) {
  const others = (stored?.lines ?? []).filter((other) => other.order_product_id !== line.order_product_id);
  return writeViewerValue(viewerId, 'writable-reviews', { lines: [line, ...others], policy });
}
