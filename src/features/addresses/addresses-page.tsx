import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { AddressCard } from './address-card.tsx';
import type { Address } from './address-form.ts';
import { AddressSheet } from './address-sheet.tsx';
import styles from './addresses-page.module.css';
import { ParcelDrawing } from './parcel-drawing.tsx';
import { useChangeAddresses } from './use-change-addresses.ts';

type AddressesPageProps = {
  loaded: ResponseOf<'GET /addresses'>;
  /** Loads the list again. */
  onChanged: () => Promise<void>;
};

/** Where the member’s orders go. */
export function AddressesPage({ loaded: { addresses, max_count: max }, onChanged }: AddressesPageProps) {
  const [open, setOpen] = useState<Address | 'new' | null>(null);
  const change = useChangeAddresses(onChanged);
  const count = addresses.length;
  const addNew = () => setOpen('new');
  return (
    <>
      {count === 0 ? (
        <EmptyState
          size="page"
          drawing={<ParcelDrawing />}
          title={<Trans>No address yet</Trans>}
          action={
            <Button onClick={addNew}>
              <Trans>Add an address</Trans>
            </Button>
          }
        >
          <Trans>With a saved address your next order is filled in already.</Trans>
        </EmptyState>
      ) : (
        <div className={styles.page}>
          <div className={styles.top}>
            <p className={styles.count}>
              <Trans>
                {count} of {max} addresses
              </Trans>
            </p>
            <Button variant="outline" size="small" disabled={count >= max} onClick={addNew}>
              <Trans>Add an address</Trans>
            </Button>
          </div>
          {count >= max && (
            <p className={styles.count} role="status">
              <Trans>Remove an address to add another.</Trans>
            </p>
          )}
          <ul>
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                isBusy={change.busyId === address.id}
                onMakeDefault={() => void change.makeDefault(address)}
                onEdit={() => setOpen(address)}
                onRemove={() => void change.remove(address)}
              />
            ))}
          </ul>
        </div>
      )}
      {open && (
        <AddressSheet
          address={open === 'new' ? undefined : open}
          onSaved={() => {
            setOpen(null);
            void onChanged();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
