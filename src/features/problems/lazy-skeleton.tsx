import type { FunctionComponent } from 'react';
import { PendingPage } from '#src/components/pending-page.tsx';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/**
 * The skeleton of one page. It is fetched with the first sign of use, before it can be needed; where it is needed
 * earlier, the page has no shape until it is there, rather than the shape of another.
 */
export function lazySkeleton(load: () => Promise<FunctionComponent>): FunctionComponent {
  let Skeleton: FunctionComponent = lazyComponent(load, PendingPage);
  hasInteracted.subscribe(() => {
    load().then(
      (loaded) => {
        Skeleton = loaded;
      },
      () => {},
    );
  });
  return () => <Skeleton />;
}
