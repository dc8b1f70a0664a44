import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { installPrompt } from '#src/pwa/install-prompt.ts';
import { lazyExport } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';

const components = {
  card: lazyExport(() => import('./install-card.tsx'), 'InstallCard'),
  steps: lazyExport(() => import('./install-steps.tsx'), 'InstallSteps'),
};

/** Shows the install prompt or the manual steps. Rendered once, in the root route. */
export function InstallHost() {
  const shown = useStore(installPrompt);
  if (shown === 'none') return null;
  const Shown = components[shown];
  return (
    <CatchBoundary getResetKey={() => shown} errorComponent={() => null}>
      <Suspense>
        <Shown />
      </Suspense>
    </CatchBoundary>
  );
}
