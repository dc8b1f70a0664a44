import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type AnyOutcome, messageOf } from '#src/api/call-api.ts';
import { useVerification } from '#src/components/account/use-verification.ts';
import { useConfig } from '#src/config/config-context.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import {
  agreementNames,
  checks,
  draftOf,
  fieldOfRefusal,
  fieldsFromDraft,
  type SignUpFields,
} from './sign-up-fields.ts';

/** The parts that both ways of signing up share: the form, its draft, the phone that is proved, and where a refusal is shown. */
export function useSignUpForm(draftName: string, suggested: Partial<SignUpFields> = {}) {
  const { t, i18n } = useLingui();
  const [draft, saveDraft, clearDraft] = useDraftText(draftName);
  const verification = useVerification('SIGN_UP');
  const emailVerification = useVerification('SIGN_UP_EMAIL');
  const demandsEmailCode = useConfig().accounts?.email === true;
  const [initial] = useState(() => {
    const fields = draft ? fieldsFromDraft(draft) : { ...fieldsFromDraft(''), ...suggested };
    return { ...fields, email: emailVerification.sent?.target ?? fields.email };
  });
  const form = useForm<SignUpFields>({ defaultValues: initial, mode: 'onTouched' });
  const readProofs = useProofs(form, verification, demandsEmailCode ? emailVerification : null);

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

  const showRefusal = (code: string, message: string) => {
    const field = fieldOfRefusal(code);
    if (field === 'phone') verification.reset();
    if (field === 'email') emailVerification.reset();
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
    emailVerification,
    demandsEmailCode,
    textField,
    mayEnterPhone,
    readProofs,
    showRefusal,
    describe,
    saveDraft: () => saveDraft(draftOf(form.getValues())),
    clear: () => {
      clearDraft();
      verification.reset();
      emailVerification.reset();
    },
  };
}

type Verification = ReturnType<typeof useVerification>;

/** @param emailVerification null where no code is demanded */
function useProofs(
  form: UseFormReturn<SignUpFields>,
  verification: Verification,
  emailVerification: Verification | null,
) {
  const { t } = useLingui();

  /** @returns null, and says so, for a phone that is not proved yet */
  const provedPhone = () => {
    const { target: phone, token: verification_token } = verification.sent ?? {};
    if (phone && verification_token) return { phone, verification_token };
    form.setError('phone', { message: t`Verification is not complete.` });
    return null;
  };

  /** @returns null, and says so, for an address that is not proved yet; nothing where no code is demanded */
  const provedEmail = (isKnown: boolean) => {
    if (!emailVerification || isKnown) return {};
    const { token: email_token } = emailVerification.sent ?? {};
    if (email_token) return { email_token };
    form.setError('email', { message: t`Please verify your email address.` }, { shouldFocus: true });
    return null;
  };

  /** @param isEmailKnown a social provider has proved the address */
  return (isEmailKnown = false) => {
    const [phone, email] = [provedPhone(), provedEmail(isEmailKnown)];
    return phone && email && { ...phone, ...email };
  };
}

export type SignUpForm = ReturnType<typeof useSignUpForm>;
