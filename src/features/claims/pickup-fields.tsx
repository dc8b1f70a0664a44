import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { useOnlineCheck } from '#src/offline/use-online-check.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { Pickup } from './claim-values.ts';
import styles from './pickup-fields.module.css';

const AddressSearch = lazyComponent(() => import('#src/components/address-search.tsx'), 'AddressSearch');

type PickupFieldsProps = {
  pickup: Pickup;
  errorOf: (name: keyof Pickup) => string | undefined;
  onChange: (pickup: Pickup) => void;
};

const requiredFields: readonly (keyof Pickup)[] = ['recipient', 'phone', 'zipCode', 'address'];

/** Where the courier comes: where it was delivered, until the shopper changes it. */
export function PickupFields({ pickup, errorOf, onChange }: PickupFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  // It stays open when what was wrong is right again.
  if (!isOpen && requiredFields.some(errorOf)) setIsOpen(true);
  if (!isOpen)
    return (
      <div className={styles.card}>
        <address className={styles.address}>
          <strong>{pickup.recipient}</strong>
          <span>{pickup.phone}</span>
          <span>
            ({pickup.zipCode}) {pickup.address} {pickup.detailAddress}
          </span>
          {pickup.request && <span>{pickup.request}</span>}
        </address>
        <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
          <Trans>Change</Trans>
        </Button>
      </div>
    );
  return <OpenFields pickup={pickup} errorOf={errorOf} onChange={onChange} />;
}

function OpenFields({ pickup, errorOf, onChange }: PickupFieldsProps) {
  const { t } = useLingui();
  const { postcode } = useConfig();
  const isOnline = useOnlineCheck();
  const [isSearching, setIsSearching] = useState(false);
  const fieldOf = (name: keyof Pickup) => ({
    name: `pickup.${name}`,
    value: pickup[name],
    error: errorOf(name),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...pickup, [name]: target.value }),
  });
  return (
    <div className={styles.fields}>
      <Field label={t`Name`} autoComplete="name" required maxLength={50} {...fieldOf('recipient')} />
      <Field label={t`Phone`} type="tel" inputMode="tel" required maxLength={20} {...fieldOf('phone')} />
      <div className={styles.zip}>
        <Field
          label={t`Postal code`}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          maxLength={5}
          {...fieldOf('zipCode')}
        />
        {postcode && (
          <Button variant="outline" onClick={() => isOnline() && setIsSearching(true)}>
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
      <Field label={t`For the courier (optional)`} maxLength={100} {...fieldOf('request')} />
      {isSearching && postcode && (
        <AddressSearch
          scriptUrl={postcode.script_url}
          onFound={({ zipCode, address }) => onChange({ ...pickup, zipCode, address, detailAddress: '' })}
          onClose={() => setIsSearching(false)}
        />
      )}
    </div>
  );
}
