import type { FunctionComponent } from 'react';
import { PendingPage } from '#src/components/page/pending-page.tsx';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/**
 * The skeleton of one page. Its code is loaded with the first interaction, before a navigation can need it; if it is
 * needed earlier, the pending page is empty until then.
 */
export function lazySkeleton<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
): FunctionComponent {
  let Skeleton: FunctionComponent = lazyComponent(load, name, PendingPage);
  hasInteracted.subscribe(() => {
    load().then(
      (module) => {
        Skeleton = module[name];
      },
      () => {},
    );
  });
  return () => <Skeleton />;
}
