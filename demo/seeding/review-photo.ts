import { type DemoReview, reviewKey } from '../catalogue/reviews.ts';
import { stableId } from '../keys/stable-id.ts';

/** Pixels of a review's photo. */
export const reviewPhotoSize = { width: 810, height: 1080 } as const;

/** Plain letters only, because it becomes a file's name. */
export const photoKey = (review: DemoReview, position: number): string =>
  `${review.product}-${stableId('review', reviewKey(review)).slice(0, 8)}-${position + 1}`;
