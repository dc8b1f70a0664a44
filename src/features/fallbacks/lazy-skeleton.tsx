import type { FunctionComponent } from 'react';
import { PendingPage } from '#src/components/pending-page.tsx';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/**
 * The skeleton of one page. Its code is loaded with the first interaction, before a navigation can need it; if it is
 * needed earlier, the pending page is empty until then.
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
