import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { readTypedPhone } from '#src/shared/phone.ts';
import { readPostcode } from '#src/shared/typed-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { AddressField } from './address-problems.ts';
import styles from './field-row.module.css';
import type { FoundAddress } from './postcode.ts';

const AddressSearch = lazyComponent(() => import('./address-search.tsx'), 'AddressSearch');

/** The props that make an input a field of its form, with what is wrong with it. */
type FieldOf<Name extends AddressField> = (name: Name) => Partial<ComponentProps<typeof Field>>;

/** The fields for the recipient of the parcel. */
export function RecipientFields({ fieldOf }: { fieldOf: FieldOf<'recipient' | 'recipientPhone'> }) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`Recipient`} required maxLength={50} {...fieldOf('recipient')} />
      <Field
        label={t`Recipient’s phone`}
        type="tel"
        inputMode="tel"
        required
        read={readTypedPhone}
        {...fieldOf('recipientPhone')}
      />
    </>
  );
}

type AddressFieldsProps = {
  fieldOf: FieldOf<'zipCode' | 'address' | 'detailAddress'>;
  onFound: (address: FoundAddress) => void;
  /** The search is closed: the detailed address comes next. */
  onSearched: () => void;
};

/** Found by the search, or typed: a search that is missing or blocked must not stop an order. */
export function AddressFields({ fieldOf, onFound, onSearched }: AddressFieldsProps) {
  const { t } = useLingui();
  const { postcode } = useConfig();
  const isOffline = useNetworkStatus() === 'offline';
  const [isSearching, setIsSearching] = useState(false);
  return (
    <>
      <div className={styles.row}>
        <Field
          label={t`Postal code`}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          read={readPostcode}
          {...fieldOf('zipCode')}
        />
        {postcode && (
          <Button variant="outline" disabled={isOffline} onClick={() => setIsSearching(true)}>
            <Trans>Find address</Trans>
          </Button>
        )}
      </div>
      <Field
        label={t`Address`}
        autoComplete="address-line1"
        required
        maxLength={200}
        {...fieldOf('address')}
      />
      <Field
        label={t`Detailed address`}
        autoComplete="address-line2"
        maxLength={200}
        {...fieldOf('detailAddress')}
      />
      {isSearching && postcode && (
        <AddressSearch
          scriptUrl={postcode.script_url}
          onFound={onFound}
          onClose={() => {
            setIsSearching(false);
            // The dialog gives the focus back to its button first.
            requestAnimationFrame(onSearched);
          }}
        />
      )}
    </>
  );
}
