import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStore } from '#src/ui/use-store.ts';
import { availableUpdate } from './available-update.ts';

const UpdateBar = lazy(async () => ({ default: (await import('./update-bar.tsx')).UpdateBar }));

/** Offers a newer version of the shop. Stands once, in the root. */
export function UpdateHost() {
  const offer = useStore(availableUpdate);
  return (
    <div aria-live="polite">
      {offer && (
        <CatchBoundary getResetKey={() => 'update'} errorComponent={() => null}>
          <Suspense>
            <UpdateBar onAccept={offer.accept} onLater={() => availableUpdate.set(null)} />
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  );
}
