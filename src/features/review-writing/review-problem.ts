import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { textLength } from '#src/shared/text-length.ts';
import type { ReviewDraft } from '#src/writes/reviews/new-review.ts';
import type { ReviewPolicy } from '#src/writes/reviews/reviewed-lines.ts';

export type ReviewField = 'score' | 'content' | 'photos';

export type ReviewLimits = Pick<ReviewPolicy, 'min_chars' | 'max_chars' | 'max_photos'>;

/** The first field that has to be corrected, in the order of the form. */
export function findReviewProblem(
  { score, content, photos }: ReviewDraft,
  { min_chars: min, max_chars: max, max_photos: maxPhotos }: ReviewLimits,
): { readonly field: ReviewField; readonly message: MessageDescriptor } | null {
  if (score === 0) return { field: 'score', message: msg`Please choose your stars.` };
  const length = textLength(content);
  if (length < min) return { field: 'content', message: msg`Please write at least ${min} characters.` };
  if (length > max) return { field: 'content', message: msg`Please shorten it to ${max} characters.` };
  if (photos.length > maxPhotos)
    return { field: 'photos', message: msg`You can add up to ${maxPhotos} photos.` };
  return null;
}
