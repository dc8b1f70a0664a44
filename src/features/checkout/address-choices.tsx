import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import radio from '#src/components/form/radio.module.css';
import { formatPhone } from '#src/shared/phone.ts';
import type { Address, CheckoutValues } from './checkout-values.ts';
import styles from './option-cards.module.css';

type AddressChoicesProps = {
  addresses: readonly Address[];
  onSelect: (address: Address) => void;
  /** Goes on with the chosen address as a new one. */
  onEdit: () => void;
};

/** The member’s addresses; the chosen one is that whose fields the form holds. */
export function AddressChoices({ addresses, onSelect, onEdit }: AddressChoicesProps) {
  const { t } = useLingui();
  const name = useId();
  const { control } = useFormContext<CheckoutValues>();
  const [zipCode, address, detailAddress, recipient] = useWatch({
    control,
    name: ['zipCode', 'address', 'detailAddress', 'recipient'],
  });
  const isChosen = (one: Address) =>
    one.zip_code === zipCode &&
    one.address === address &&
    one.detail_address === detailAddress &&
    one.recipient === recipient;
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">{t`Addresses`}</legend>
      {addresses.map((one) => (
        <label key={one.id} className={styles.card}>
          <input
            type="radio"
            className={radio.radio}
            name={name}
            checked={isChosen(one)}
            onChange={() => onSelect(one)}
          />
          <span className={styles.texts}>
            <strong>
              {one.recipient} {one.label && <span className={styles.tag}>{one.label}</span>}
            </strong>
            <span>{formatPhone(one.phone)}</span>
            <span>
              ({one.zip_code}) {one.address} {one.detail_address}
            </span>
          </span>
        </label>
      ))}
      <button type="button" className={styles.textButton} onClick={onEdit}>
        <Trans>Change this address for this order</Trans>
      </button>
    </fieldset>
  );
}
