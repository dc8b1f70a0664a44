import { useEffect, useEffectEvent } from 'react';
import { useStore } from '#src/ui/use-store.ts';
import { type PendingInquiry, pendingInquiries } from '#src/writes/inquiries/pending-inquiries.ts';

/** The viewer's questions about a product that wait for the network. `onSent`: there are fewer of them than before. */
export function usePendingInquiries(productId: string, onSent: () => void): readonly PendingInquiry[] {
  const pending = useStore(pendingInquiries).filter((inquiry) => inquiry.productId === productId);
  const notify = useEffectEvent(onSent);
  useEffect(() => {
    let known = pendingInquiries.get().length;
    return pendingInquiries.subscribe(() => {
      const { length } = pendingInquiries.get();
      if (length < known) notify();
      known = length;
    });
  }, []);
  return pending;
}
