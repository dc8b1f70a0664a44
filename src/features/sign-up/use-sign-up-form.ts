import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useVerification } from '#src/components/use-verification.ts';
import { type AnyOutcome, messageOf } from '#src/session/call-api.ts';
import { useDraftText } from '#src/ui/use-draft-text.ts';
import {
  agreementNames,
  checks,
  draftOf,
  fieldOfRefusal,
  fieldsFromDraft,
  type SignUpFields,
} from './sign-up-fields.ts';

/** What both ways of signing up share: the form, its draft, the phone that is proved, and where a refusal is shown. */
export function useSignUpForm(draftName: string, suggested: Partial<SignUpFields> = {}) {
  const { t, i18n } = useLingui();
  const [draft, saveDraft, clearDraft] = useDraftText(draftName);
  const verification = useVerification('SIGN_UP');
  const [initial] = useState(() =>
    draft ? fieldsFromDraft(draft) : { ...fieldsFromDraft(''), ...suggested },
  );
  const form = useForm<SignUpFields>({ defaultValues: initial, mode: 'onTouched' });

  // Registered before all others: they come first in the page, and the first field to correct is focused.
  for (const name of agreementNames) form.register(`agreements.${name}`);

  const textField = (name: keyof typeof checks, onBlur?: () => void) => ({
    ...form.register(name, {
      validate: (text) => {
        const problem = checks[name](text);
        return problem === null || i18n._(problem);
      },
      ...(onBlur && { onBlur }),
    }),
    error: form.formState.errors[name]?.message,
  });

  /** Nothing is sent about somebody who is younger than 14. */
  const mayEnterPhone = () =>
    form.trigger(
      agreementNames.map((name) => `agreements.${name}` as const),
      { shouldFocus: true },
    );

  /** @returns null, and says so, for a phone that is not proved yet */
  const provedPhone = () => {
    const { target: phone, token: verification_token } = verification.sent ?? {};
    if (phone && verification_token) return { phone, verification_token };
    form.setError('phone', { message: t`Verification is not complete.` });
    return null;
  };

  const showRefusal = (code: string, message: string) => {
    const field = fieldOfRefusal(code);
    if (field === 'phone') verification.reset();
    if (field === 'form') return form.setError('root', { message });
    form.setError(field, { message }, { shouldFocus: true });
  };

  const describe = (outcome: AnyOutcome): string =>
    messageOf(outcome) ??
    (outcome.kind === 'unreachable'
      ? t`Please check your connection. Nothing you’ve done is lost.`
      : t`An error has occurred. Please try again in a moment.`);

  return {
    form,
    verification,
    textField,
    mayEnterPhone,
    provedPhone,
    showRefusal,
    describe,
    saveDraft: () => saveDraft(draftOf(form.getValues())),
    clear: () => {
      clearDraft();
      verification.reset();
    },
  };
}

export type SignUpForm = ReturnType<typeof useSignUpForm>;
