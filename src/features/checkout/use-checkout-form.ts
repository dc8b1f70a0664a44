import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { formatPhone } from '#src/shared/phone.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import type { CheckoutProblems } from './checkout-problems.ts';
import {
  type Address,
  type Agreement,
  type Checkout,
  type CheckoutValues,
  initialValues,
  type SavedForm,
  toSavedForm,
} from './checkout-values.ts';
import { useSavedForm } from './use-saved-form.ts';

type CheckoutFormOptions = {
  readonly checkout: Checkout;
  /** The values that this device knows and the checkout does not yet. */
  readonly draft: SavedForm | null;
  readonly addresses: readonly Address[];
  readonly findProblems: (values: CheckoutValues) => Promise<CheckoutProblems>;
};

/** The form of a checkout: filled with what was typed before, and kept with every change. */
export function useCheckoutForm({ checkout, draft, addresses, findProblems }: CheckoutFormOptions) {
  const { i18n } = useLingui();
  const save = useSavedForm(checkout.id);
  // The shopper’s own ticks, for this tab: a phone leaves the page to pay, and comes back to it when that failed.
  const [agreedText, saveAgreed] = useDraftText(`agreed.${checkout.id}`);
  const form = useForm<CheckoutValues>({
    defaultValues: { ...startValues(checkout, draft, addresses), agreed: readAgreed(agreedText) },
    mode: 'onTouched',
    resolver: async (values) => {
      const problems = Object.entries(await findProblems(values));
      const errors: FieldErrors<CheckoutValues> = Object.fromEntries(
        problems.map(([field, message]) => [field, { type: 'validate', message: i18n._(message) }]),
      );
      return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { subscribe } = form;
  const onChange = useEffectEvent((values: CheckoutValues) => {
    save(toSavedForm(values));
    saveAgreed(values.agreed.join(' '));
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(values),
      }),
    [subscribe],
  );
  return form;
}

/** A member who has a default address gets it, and may choose another. */
function startValues(
  checkout: Checkout,
  draft: SavedForm | null,
  addresses: readonly Address[],
): CheckoutValues {
  const values = initialValues(checkout, draft ?? checkout.form);
  const known = addresses.find(({ is_default }) => is_default);
  const isUntouched = (draft ?? checkout.form).destination_kind === undefined;
  if (!isUntouched) return values;
  if (!known) return { ...values, destinationKind: 'ORDERER' };
  return {
    ...values,
    destinationKind: 'DEFAULT',
    recipient: known.recipient,
    recipientPhone: formatPhone(known.phone),
    zipCode: known.zip_code,
    address: known.address,
    detailAddress: known.detail_address,
  };
}

const agreements: readonly Agreement[] = ['ORDER', 'PRIVACY', 'THIRD_PARTY', 'CUSTOM_MADE'];

const readAgreed = (text: string): Agreement[] =>
  agreements.filter((agreement) => text.split(' ').includes(agreement));
