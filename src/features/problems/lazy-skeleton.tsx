import type { FunctionComponent } from 'react';
import { PendingPage } from '#src/components/pending-page.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { reading } from '#src/ui/reading.ts';

/**
 * The skeleton of one page. It is fetched with the first sign of use, before it can be needed; where it is needed
 * earlier, the page has no shape until it is there, rather than the shape of another.
 */
export function lazySkeleton(load: () => Promise<FunctionComponent>): FunctionComponent {
  let Skeleton: FunctionComponent = lazyPart(load, PendingPage);
  reading.subscribe(() => {
    load().then(
      (loaded) => {
        Skeleton = loaded;
      },
      () => {},
    );
  });
  return () => <Skeleton />;
}
