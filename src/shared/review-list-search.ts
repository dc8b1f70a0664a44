import type { Fields } from './parse.ts';
import { choiceOf, flagOf, uuidOf } from './read-search.ts';

/** As they are offered; the first one is the usual order. */
export const reviewSorts = ['new', 'high', 'low', 'helpful'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

/** The filters in the address of the list of reviews; one that is left out does not filter. */
export type ReviewListSearch = {
  readonly product_id?: string | undefined;
  /** Only reviews with photos. */
  readonly photo?: true | undefined;
  readonly sort?: Exclude<ReviewSort, 'new'> | undefined;
};

/** The same parameters before they are read. */
export type ReviewListInput = { readonly [Name in keyof ReviewListSearch]?: unknown };

/** Reads the parameters of an address. Bad values are left out. */
export const readReviewListSearch = (raw: Fields): ReviewListSearch => ({
  product_id: uuidOf(raw.product_id),
  photo: flagOf(raw.photo),
  sort: choiceOf(['high', 'low', 'helpful'], raw.sort),
});

/** The usual order is not written into addresses. */
export const reviewSortInAddress = (sort: ReviewSort): ReviewListSearch['sort'] =>
  sort === 'new' ? undefined : sort;
