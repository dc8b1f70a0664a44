import { Suspense } from 'react';
import { dialogQueue } from './dialogs.ts';
import { lazyExport } from './lazy-component.tsx';
import { useStore } from './use-store.ts';

const DialogCard = lazyExport(() => import('./dialog-card.tsx'), 'DialogCard');

/** Shows the first dialog of the queue. Rendered once, in the root route. */
export function DialogHost() {
  const [dialog] = useStore(dialogQueue);
  return (
    dialog && (
      <Suspense>
        <DialogCard key={dialog.id} dialog={dialog} />
      </Suspense>
    )
  );
}
