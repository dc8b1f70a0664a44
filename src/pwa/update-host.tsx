import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyExport } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { availableUpdate } from './available-update.ts';

const UpdateBar = lazyExport(() => import('./update-bar.tsx'), 'UpdateBar');

/** Offers a newer version of the shop. Rendered once, in the root route. */
export function UpdateHost() {
  const update = useStore(availableUpdate);
  return (
    <div aria-live="polite">
      {update && (
        <CatchBoundary getResetKey={() => 'update'} errorComponent={() => null}>
          <Suspense>
            <UpdateBar onApply={update.apply} onDismiss={() => availableUpdate.set(null)} />
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  );
}
