import { type AnyOutcome, type ApiContext, callApi } from '#src/api/call-api.ts';
import { uploadFetch } from '#src/network/upload-fetch.ts';
import type { ReviewPhoto } from './new-review.ts';

export type Failure = Exclude<AnyOutcome, { kind: 'ok' }>;
/** How a form follows the photos, and stops them. */
export type UploadWatch = {
  /** @param share of all photos, from 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

type Uploaded = { readonly kind: 'ok'; readonly ids: string[] } | Failure;

/** By the ids of their photos: a second attempt of this page does not send them again. The server removes unused ones after a day. */
const uploadedIds = new Map<string, string>();

/** Uploads the photos of a review that it does not have, one after the other. */
export async function uploadPhotos(
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
export function forgetUploads(photos: readonly ReviewPhoto[]): void {
  for (const { id } of photos) uploadedIds.delete(id);
}
