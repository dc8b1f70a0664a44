import type { FunctionComponent } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** The skeleton of one page, fetched when it is first needed; until then the general one stands in. */
export function lazySkeleton(load: () => Promise<FunctionComponent>): FunctionComponent {
  return lazyPart(load, PageSkeleton);
}
