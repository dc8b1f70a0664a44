import { lazy, Suspense } from 'react';
import { dialogQueue } from './dialogs.ts';
import { useStore } from './use-store.ts';

const DialogCard = lazy(async () => ({ default: (await import('./dialog-card.tsx')).DialogCard }));

/** Shows what `dialogs` asks. Stands once, in the root. */
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
