import { DialogCard } from './dialog-card.tsx';
import { dialogQueue } from './dialogs.ts';
import { useStore } from './store.ts';

/** Shows what `dialogs` asks. Stands once, in the root. */
export function DialogHost() {
  const [dialog] = useStore(dialogQueue);
  return dialog ? <DialogCard key={dialog.id} dialog={dialog} /> : null;
}
