import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStore } from '#src/ui/store.ts';
import { openedTerms } from './open-terms.ts';

const TermsModal = lazy(async () => ({ default: (await import('./terms-modal.tsx')).TermsModal }));

/** Shows what `openTerms` opens. Stands once, in the root. */
export function TermsHost() {
  const type = useStore(openedTerms);
  if (!type) return null;
  return (
    <CatchBoundary getResetKey={() => type} errorComponent={() => null}>
      <Suspense>
        <TermsModal type={type} />
      </Suspense>
    </CatchBoundary>
  );
}
