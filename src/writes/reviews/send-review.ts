import { type AnyOutcome, type ApiContext, callApi } from '#src/api/call-api.ts';
import type { NewReview, ReviewDraft, ReviewPhoto } from './new-review.ts';
import { type Failure, forgetUploads, type UploadWatch, uploadPhotos } from './upload-photos.ts';

/** Uploads its photos and sends a review. Safe to repeat. */
export async function sendReview(
  context: ApiContext,
  { id, orderProductId: order_product_id, score, content, photos }: NewReview,
  watch?: UploadWatch,
): Promise<{ readonly kind: 'ok'; readonly earnedPoint: number } | Failure> {
  const uploaded = await uploadPhotos(context, photos, watch);
  if (uploaded.kind !== 'ok') return uploaded;
  const outcome = await callApi(context, 'POST /reviews', {
    body: { id, order_product_id, score, content: content.trim(), image_ids: uploaded.ids },
  });
  if (outcome.kind === 'ok') return { kind: 'ok', earnedPoint: outcome.body.earned_point };
  return failureOf(outcome, photos);
}

/** Uploads its new photos and changes a review. */
export async function sendChangedReview(
  context: ApiContext,
  { id, score, content, photos }: ReviewDraft,
  watch: UploadWatch,
): Promise<{ readonly kind: 'ok' } | Failure> {
  const uploaded = await uploadPhotos(context, photos, watch);
  if (uploaded.kind !== 'ok') return uploaded;
  const outcome = await callApi(context, 'PATCH /reviews/:id', {
    params: { id },
    body: { score, content: content.trim(), image_ids: uploaded.ids },
  });
  return outcome.kind === 'ok' ? { kind: 'ok' } : failureOf(outcome, photos);
}

/** Uploads that are older than a day are gone: the next attempt makes new ones. */
function failureOf(outcome: Exclude<AnyOutcome, { kind: 'ok' }>, photos: readonly ReviewPhoto[]): Failure {
  if (outcome.kind !== 'refused' || outcome.code !== 'IMAGE_NOT_FOUND') return outcome;
  forgetUploads(photos);
  return { kind: 'unknown', message: undefined };
}
