import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef } from 'react';
import { AddressFields, RecipientFields } from '#src/components/form/address-fields.tsx';
import type { AddressField } from '#src/components/form/address-problems.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckBox } from '#src/ui/check-box.tsx';
import { Field } from '#src/ui/field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Address } from './address-form.ts';
import styles from './address-sheet.module.css';
import { useAddressForm } from './use-address-form.ts';

type AddressSheetProps = {
  /** The one that is changed; absent: a new one. */
  address: Address | undefined;
  onSaved: () => void;
  onClose: () => void;
};

export function AddressSheet({ address, onSaved, onClose }: AddressSheetProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { values, state, problems, set, submit } = useAddressForm(address, onSaved);

  const focus = (field: string | undefined) => {
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    focus(await submit());
  };
  const fieldOf = (name: AddressField) => {
    const problem = problems[name];
    return {
      name,
      value: values[name],
      error: problem && i18n._(problem),
      onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
    };
  };
  return (
    <Sheet title={address ? t`Edit the address` : t`Add an address`} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <Field
          label={t`Name of the address (optional)`}
          name="label"
          autoComplete="off"
          placeholder={t`Home, work, …`}
          maxLength={20}
          value={values.label}
          onChange={({ target }) => set({ label: target.value })}
        />
        <RecipientFields fieldOf={fieldOf} />
        <AddressFields
          fieldOf={fieldOf}
          onFound={(found) => set({ ...found, detailAddress: '' })}
          onSearched={() => focus('detailAddress')}
        />
        {!address?.is_default && (
          <CheckBox checked={values.isDefault} onChange={({ target }) => set({ isDefault: target.checked })}>
            <Trans>Save as default address</Trans>
          </CheckBox>
        )}
        <p className={styles.problem} role="alert">
          {state.kind === 'refused' && state.message}
        </p>
        <Button type="submit" wide busy={state.kind === 'saving'}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Sheet>
  );
}
