import * as v from 'valibot';

/** A photo of a form: one of this device that is not uploaded yet, or one that the review has already. */
export type ReviewPhoto =
  | { readonly id: string; readonly blob: Blob }
  | { readonly id: string; readonly src: string };

/** The values of a review's form. `id`: of the review. `score`: 0 until one is chosen. */
export type ReviewDraft = {
  readonly id: string;
  readonly score: number;
  readonly content: string;
  readonly photos: readonly ReviewPhoto[];
};

/** A review that may wait on this device until it can be sent, its photos too. `id` makes a second time harmless. */
export type NewReview = ReviewDraft & {
  readonly orderProductId: string;
  /** The name of what was bought, in the language of the page, for messages. */
  readonly productName: string;
};

const id = v.pipe(v.string(), v.uuid());

const draft = {
  id,
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  content: v.string(),
  photos: v.array(v.union([v.object({ id, blob: v.blob() }), v.object({ id, src: v.string() })])),
};
const draftSchema = v.object(draft);
const newReviewSchema = v.object({ ...draft, orderProductId: id, productName: v.string() });

/** A value that an earlier release has stored may be anything. */
export const isReviewDraft = (stored: unknown): stored is ReviewDraft => v.is(draftSchema, stored);

export const isNewReview = (stored: unknown): stored is NewReview => v.is(newReviewSchema, stored);
