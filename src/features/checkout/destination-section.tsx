import { Trans, useLingui } from '@lingui/react/macro';
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import { AddressFields, RecipientFields } from '#src/components/form/address-fields.tsx';
import { formatPhone } from '#src/shared/phone.ts';
import { CheckBox } from '#src/ui/check-box.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field } from '#src/ui/field.tsx';
import { Select } from '#src/ui/select.tsx';
import { AddressChoices } from './address-choices.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import type { Address, CheckoutValues, DestinationKind } from './checkout-values.ts';
import styles from './coupons-section.module.css';
import { shippingRequests } from './shipping-requests.ts';
import { useCheckoutField } from './use-checkout-field.ts';

const change = { shouldDirty: true } as const;

export function DestinationSection({ addresses }: { addresses: readonly Address[] }) {
  const { t, i18n } = useLingui();
  const fieldOf = useCheckoutField();
  const form = useFormContext<CheckoutValues>();
  const { control, setValue, clearErrors, getValues } = form;
  const [kind, requestKind] = useWatch({ control, name: ['destinationKind', 'requestKind'] });
  const defaultAddress = addresses.find(({ is_default }) => is_default);
  const previous = addresses.filter(({ last_used_at }) => last_used_at !== null);
  const kinds: readonly { value: DestinationKind; label: string }[] = [
    { value: 'ORDERER', label: t`Same as orderer` },
    { value: 'PREVIOUS', label: t`Previous address` },
    { value: 'DEFAULT', label: t`Default address` },
    { value: 'NEW', label: t`New address` },
  ];

  const fill = (
    address: Pick<Address, 'recipient' | 'phone' | 'zip_code' | 'address' | 'detail_address'>,
  ) => {
    setValue('recipient', address.recipient, change);
    setValue('recipientPhone', formatPhone(address.phone), change);
    setValue('zipCode', address.zip_code, change);
    setValue('address', address.address, change);
    setValue('detailAddress', address.detail_address, change);
    clearErrors(['recipient', 'recipientPhone', 'zipCode', 'address', 'detailAddress']);
  };
  const select = (chosen: DestinationKind) => {
    setValue('destinationKind', chosen, change);
    clearErrors(['recipient', 'recipientPhone']);
    if (chosen === 'DEFAULT' && defaultAddress) fill(defaultAddress);
    if (chosen === 'PREVIOUS' && previous[0]) fill(previous[0]);
    if (chosen === 'NEW') fill({ recipient: '', phone: '', zip_code: '', address: '', detail_address: '' });
  };
  const stored = storedFor(kind, { defaultAddress, previous });
  return (
    <CheckoutSection title={<Trans>Destination</Trans>}>
      <ChoiceChips wraps legend={t`Destination`} choices={kinds} selected={kind} onSelect={select} />
      {stored.length > 0 && (
        <AddressChoices
          addresses={stored}
          onSelect={fill}
          onEdit={() => setValue('destinationKind', 'NEW', change)}
        />
      )}
      {stored.length === 0 && <TypedAddress kind={kind} form={form} fieldOf={fieldOf} />}
      <Select
        label={t`Delivery request`}
        value={requestKind}
        choices={shippingRequests.map((request) => ({ value: request.kind, label: i18n._(request.label) }))}
        onSelect={(chosen) => {
          setValue('requestKind', chosen, change);
          if (chosen !== 'OTHER' && getValues('request')) clearErrors('request');
        }}
      />
      {requestKind === 'OTHER' && (
        <Field label={t`Your request`} maxLength={100} required {...fieldOf('request')} />
      )}
    </CheckoutSection>
  );
}

type TypedAddressProps = {
  kind: DestinationKind;
  form: UseFormReturn<CheckoutValues>;
  fieldOf: ReturnType<typeof useCheckoutField>;
};

/** The fields of an address that is not stored yet. */
function TypedAddress({ kind, form, fieldOf }: TypedAddressProps) {
  const { control, setValue, setFocus, clearErrors } = form;
  const savesDefault = useWatch({ control, name: 'savesDefault' });
  return (
    <>
      {(kind === 'PREVIOUS' || kind === 'DEFAULT') && (
        <p className={styles.hint} role="status">
          <Trans>There is none yet. Please enter an address.</Trans>
        </p>
      )}
      {kind !== 'ORDERER' && <RecipientFields fieldOf={fieldOf} />}
      <AddressFields
        fieldOf={fieldOf}
        onFound={({ zipCode, address }) => {
          setValue('zipCode', zipCode, change);
          setValue('address', address, change);
          setValue('detailAddress', '', change);
          clearErrors(['zipCode', 'address']);
        }}
        onSearched={() => setFocus('detailAddress')}
      />
      <CheckBox
        checked={savesDefault}
        onChange={({ target }) => setValue('savesDefault', target.checked, change)}
      >
        <Trans>Save as default address</Trans>
      </CheckBox>
    </>
  );
}

type StoredAddresses = {
  readonly defaultAddress: Address | undefined;
  readonly previous: readonly Address[];
};

/** The addresses to choose from; none where one is typed. */
function storedFor(kind: DestinationKind, { defaultAddress, previous }: StoredAddresses): readonly Address[] {
  if (kind === 'PREVIOUS') return previous;
  return kind === 'DEFAULT' && defaultAddress ? [defaultAddress] : [];
}
