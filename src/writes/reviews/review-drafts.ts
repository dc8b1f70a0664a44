import { type ChoiceKey, deleteChoice, readChoice, writeChoice } from '#src/storage/device-choices.ts';
import { isReviewDraft, type ReviewDraft } from './new-review.ts';

// Apart, because a text is written with every letter, and photos have megabytes.
const textKey = (subjectId: string): ChoiceKey => `review:${subjectId}`;
const photosKey = (subjectId: string): ChoiceKey => `review:${subjectId}:photos`;

/** `subjectId`: of the line that is reviewed, or of the review that is changed. Never rejects. */
export async function readReviewDraft(
  viewerId: string,
  subjectId: string,
  initial: ReviewDraft,
): Promise<ReviewDraft> {
  const [text, photos] = await Promise.all([
    readChoice(viewerId, textKey(subjectId)),
    readChoice(viewerId, photosKey(subjectId)),
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
  await writeChoice(viewerId, textKey(subjectId), text);
  if (photos !== before?.photos) await writeChoice(viewerId, photosKey(subjectId), { photos });
}

/** Never rejects. */
export async function deleteReviewDraft(viewerId: string, subjectId: string): Promise<void> {
  await deleteChoice(viewerId, textKey(subjectId));
  await deleteChoice(viewerId, photosKey(subjectId));
}
