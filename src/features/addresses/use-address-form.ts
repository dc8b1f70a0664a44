import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import {
  type AddressField,
  findPlaceProblems,
  findRecipientProblems,
} from '#src/components/form/address-problems.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { showToast } from '#src/ui/toasts.ts';
import {
  type Address,
  type AddressFormValues,
  checkedFields,
  readDraft,
  toAddress,
  valuesOf,
} from './address-form.ts';

type State =
  | { readonly kind: 'filling' }
  /** Its problems are shown, and disappear as they are corrected. */
  | { readonly kind: 'checked' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'refused'; readonly message: string };

/** The form of an address, kept for this tab until it is saved. `address`: the one that is changed. */
export function useAddressForm(address: Address | undefined, onSaved: () => void) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const [draft, saveDraft, clearDraft] = useDraftText(`address.${address?.id ?? 'new'}`);
  const [state, setState] = useState<State>({ kind: 'filling' });
  // The same content with the same key is saved once, however often it is sent.
  const idempotencyKey = useRef<string>(null);
  const values = readDraft(draft, valuesOf(address));
  const found = { ...findRecipientProblems(values), ...findPlaceProblems(values) };

  const send = () => {
    const body = toAddress(values);
    if (address) return callApi(context, 'PATCH /addresses/:id', { params: { id: address.id }, body });
    idempotencyKey.current ??= newUuid();
    return callApi(context, 'POST /addresses', { body, idempotencyKey: idempotencyKey.current });
  };
  return {
    values,
    state,
    problems: state.kind === 'filling' ? {} : found,
    set(change: Partial<AddressFormValues>): void {
      idempotencyKey.current = null;
      saveDraft(JSON.stringify({ ...values, ...change }));
      if (state.kind === 'refused') setState({ kind: 'filling' });
    },
    /** @returns the first field that has to be corrected */
    async submit(): Promise<AddressField | undefined> {
      if (state.kind === 'saving') return;
      const wrong = checkedFields.find((field) => found[field]);
      if (wrong) {
        setState({ kind: 'checked' });
        return wrong;
      }
      setState({ kind: 'saving' });
      const outcome = await send();
      if (outcome.kind !== 'ok') {
        setState({ kind: 'refused', message: describe(outcome) });
        return;
      }
      clearDraft();
      showToast(t`The address is saved.`);
      onSaved();
    },
  };
}
