import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { pushSheet } from '#src/pwa/push-state.ts';
import { lazyExport } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';

const PushSheet = lazyExport(() => import('./push-sheet.tsx'), 'PushSheet');

/** Shows the sheet that `pushSheet` holds. Rendered once, in the root route. */
export function PushHost() {
  const sheet = useStore(pushSheet);
  if (!sheet) return null;
  return (
    <CatchBoundary getResetKey={() => sheet.kind} errorComponent={() => null}>
      <Suspense>
        <PushSheet sheet={sheet} />
      </Suspense>
    </CatchBoundary>
  );
}
