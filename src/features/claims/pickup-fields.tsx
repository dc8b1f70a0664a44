import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { AddressFields } from '#src/components/form/address-fields.tsx';
import { readTypedPhone } from '#src/shared/phone.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import type { Pickup } from './claim-values.ts';
import styles from './pickup-fields.module.css';

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
  const fields = useRef<HTMLDivElement>(null);
  const fieldOf = (name: keyof Pickup) => ({
    name: `pickup.${name}`,
    value: pickup[name],
    error: errorOf(name),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...pickup, [name]: target.value }),
  });
  return (
    <div ref={fields} className={styles.fields}>
      <Field label={t`Name`} autoComplete="name" required maxLength={50} {...fieldOf('recipient')} />
      <Field
        label={t`Phone`}
        type="tel"
        inputMode="tel"
        required
        read={readTypedPhone}
        {...fieldOf('phone')}
      />
      <AddressFields
        fieldOf={fieldOf}
        onFound={({ zipCode, address }) => onChange({ ...pickup, zipCode, address, detailAddress: '' })}
        onSearched={() =>
          fields.current?.querySelector<HTMLElement>('[name="pickup.detailAddress"]')?.focus()
        }
      />
      <Field label={t`For the courier (optional)`} maxLength={100} {...fieldOf('request')} />
    </div>
  );
}
