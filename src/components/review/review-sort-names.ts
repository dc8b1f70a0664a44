import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReviewSort } from '#src/shared/review-list-search.ts';

export const reviewSortNames: Readonly<Record<ReviewSort, MessageDescriptor>> = {
  new: msg`Newest`,
  high: msg`Highest score`,
  low: msg`Lowest score`,
  helpful: msg`Most helpful`,
};
