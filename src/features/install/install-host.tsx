import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { installPrompt } from '#src/pwa/install-prompt.ts';
import { useStore } from '#src/ui/use-store.ts';

const parts = {
  card: lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard })),
  steps: lazy(async () => ({ default: (await import('./install-steps.tsx')).InstallSteps })),
};

/** Shows the installPrompt to install, while there is one. Stands once, in the root. */
export function InstallHost() {
  const shown = useStore(installPrompt);
  if (shown === 'none') return null;
  const Part = parts[shown];
  return (
    <CatchBoundary getResetKey={() => shown} errorComponent={() => null}>
      <Suspense>
        <Part />
      </Suspense>
    </CatchBoundary>
  );
}
