import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { callApi } from '#src/api/call-api.ts';
import { AddressFields, RecipientFields } from '#src/components/form/address-fields.tsx';
import { findPlaceProblems, findRecipientProblems } from '#src/components/form/address-problems.ts';
import { useIdempotentCall } from '#src/components/form/use-idempotent-call.ts';
import { useLibraryForm } from '#src/components/form/use-library-form.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckBox } from '#src/ui/check-box.tsx';
import { Field } from '#src/ui/field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { type Address, type AddressFormValues, readDraft, toAddress, valuesOf } from './address-form.ts';
import styles from './address-sheet.module.css';

type AddressSheetProps = {
  /** The one that is changed; absent: a new one. */
  address: Address | undefined;
  onSaved: () => void;
  onClose: () => void;
};

/** This tab keeps the typed values until they are saved. */
export function AddressSheet({ address, onSaved, onClose }: AddressSheetProps) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const callOnce = useIdempotentCall();
  const [draft, saveDraft, clearDraft] = useDraftText(`address.${address?.id ?? 'new'}`);

  const call = (body: ReturnType<typeof toAddress>) =>
    address
      ? callApi(context, 'PATCH /addresses/:id', { params: { id: address.id }, body })
      : callOnce(body, (input) => callApi(context, 'POST /addresses', input));
  const { form, fieldOf, change, isSending, problem, formProps } = useLibraryForm<AddressFormValues>({
    start: readDraft(draft, valuesOf(address)),
    findProblems: (values) => ({ ...findRecipientProblems(values), ...findPlaceProblems(values) }),
    onChange: (values) => saveDraft(JSON.stringify(values)),
    send: async (values) => {
      const outcome = await call(toAddress(values));
      if (outcome.kind !== 'ok') return { field: null, message: describe(outcome) };
      clearDraft();
      showToast(t`The address is saved.`);
      onSaved();
      return null;
    },
  });
  return (
    <Sheet title={address ? t`Edit the address` : t`Add an address`} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <Field
          label={t`Name of the address (optional)`}
          autoComplete="off"
          placeholder={t`Home, work, …`}
          maxLength={20}
          {...fieldOf('label')}
        />
        <RecipientFields fieldOf={fieldOf} />
        <AddressFields
          fieldOf={fieldOf}
          onFound={({ zipCode, address: found }) => {
            change('zipCode', zipCode);
            change('address', found);
            change('detailAddress', '');
          }}
          onSearched={() => form.setFocus('detailAddress')}
        />
        {!address?.is_default && (
          <CheckBox {...form.register('isDefault')}>
            <Trans>Save as default address</Trans>
          </CheckBox>
        )}
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <Button type="submit" wide busy={isSending}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Sheet>
  );
}
