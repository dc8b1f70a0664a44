import { type AnyOutcome, type ApiContext, callApi } from '#src/api/call-api.ts';
import { uploadFetch } from '#src/network/upload-fetch.ts';
import type { NewReview, ReviewDraft, ReviewPhoto } from './new-review.ts';

type Failure = Exclude<AnyOutcome, { kind: 'ok' }>;

/** How a form follows the photos, and stops them. */
export type UploadWatch = {
  /** @param share of all photos, from 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

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
function failureOf(outcome: Failure, photos: readonly ReviewPhoto[]): Failure {
  if (outcome.kind !== 'refused' || outcome.code !== 'IMAGE_NOT_FOUND') return outcome;
  forgetUploads(photos);
  return { kind: 'unknown', message: undefined };
}

type Uploaded = { readonly kind: 'ok'; readonly ids: string[] } | Failure;

/** By the ids of their photos: a second attempt of this page does not send them again. The server removes unused ones after a day. */
const uploadedIds = new Map<string, string>();

/** Uploads the photos of a review that it does not have, one after the other. */
async function uploadPhotos(
  context: ApiContext,
  photos: readonly ReviewPhoto[],
  watch?: UploadWatch,
): Promise<Uploaded> {
  const ids: string[] = [];
  for (const [index, photo] of photos.entries()) {
    const known = 'blob' in photo ? uploadedIds.get(photo.id) : photo.id;
    if (known) {
      ids.push(known);
      continue;
    }
    if (!('blob' in photo)) continue;
    const showProgress = (share: number) => watch?.onProgress((index + share) / photos.length);
    showProgress(0);
    const outcome = await callApi({ ...context, fetch: uploadFetch(showProgress) }, 'POST /uploads', {
      query: { purpose: 'REVIEW' },
      body: photo.blob,
      ...(watch && { signal: watch.signal }),
    });
    if (outcome.kind !== 'ok') return outcome;
    uploadedIds.set(photo.id, outcome.body.image_id);
    ids.push(outcome.body.image_id);
  }
  return { kind: 'ok', ids };
}

/** They do not exist any more. */
function forgetUploads(photos: readonly ReviewPhoto[]): void {
  for (const { id } of photos) uploadedIds.delete(id);
}
