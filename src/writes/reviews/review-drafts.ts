import {
  deleteViewerValue,
  readViewerValue,
  type ViewerValueKey,
  writeViewerValue,
} from '#src/storage/viewer-values.ts';
import { isReviewDraft, type ReviewDraft } from './new-review.ts';

// Apart, because a text is written with every letter, and photos have megabytes.
const textKey = (subjectId: string): ViewerValueKey => `review:${subjectId}`;
const photosKey = (subjectId: string): ViewerValueKey => `review:${subjectId}:photos`;

/** `subjectId`: of the line that is reviewed, or of the review that is changed. Never rejects. */
export async function readReviewDraft(
  viewerId: string,
  subjectId: string,
  initial: ReviewDraft,
): Promise<ReviewDraft> {
  const [text, photos] = await Promise.all([
    readViewerValue(viewerId, textKey(subjectId)),
    readViewerValue(viewerId, photosKey(subjectId)),
  ]);
  const stored = { ...initial, ...(text as object | null), ...(photos as object | null) };
  return isReviewDraft(stored) ? stored : initial;
}

/** Stores what differs from `before`. Never rejects. */
export async function saveReviewDraft(
  viewerId: string,
  subjectId: string,
  { photos, ...text }: ReviewDraft,
  before?: ReviewDraft,
): Promise<void> {
  await writeViewerValue(viewerId, textKey(subjectId), text);
  if (photos !== before?.photos) await writeViewerValue(viewerId, photosKey(subjectId), { photos });
}

/** Never rejects. */
export async function deleteReviewDraft(viewerId: string, subjectId: string): Promise<void> {
  await deleteViewerValue(viewerId, textKey(subjectId));
  await deleteViewerValue(viewerId, photosKey(subjectId));
}
