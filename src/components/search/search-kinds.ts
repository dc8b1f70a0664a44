import { msg } from '@lingui/core/macro';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

export type SearchKind = ResponseOf<'GET /search'>['kinds'][number]['kind'];

/** The kinds of results, in the order in which a search shows them. */
export const searchKinds = {
  product: msg`Products`,
  custom: msg({ message: 'Designs', context: 'search' }),
  graphic: msg`Graphics`,
  artist: msg`Artists`,
  brand: msg`Brands`,
} as const satisfies Record<SearchKind, unknown>;
