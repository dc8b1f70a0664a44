import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useVerification } from '#src/components/use-verification.ts';
import { type AnyOutcome, callApi, messageOf } from '#src/session/call-api.ts';
import { showToast } from '#src/ui/toasts.ts';
import { useDraftText } from '#src/ui/use-draft-text.ts';
import {
  agreementNames,
  draftOf,
  fieldOfRefusal,
  fieldsFromDraft,
  type SignUpFields,
} from './sign-up-fields.ts';

/** The form, its draft and the sending. @param onMember called when the account exists but signing in failed */
export function useSignUp(onMember: () => void) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const [draft, saveDraft, clearDraft] = useDraftText('sign-up');
  const [isEmailFree, setIsEmailFree] = useState(false);
  const verification = useVerification('SIGN_UP');
  const form = useForm<SignUpFields>({
    defaultValues: fieldsFromDraft(draft),
    mode: 'onTouched',
  });

  // Registered before all others: they come first in the page, and the first field to correct is focused.
  for (const name of agreementNames) form.register(`agreements.${name}`);

  const checkEmail = async () => {
    setIsEmailFree(false);
    const email = form.getValues('email');
    if (!email.trim() || form.getFieldState('email').invalid) return;
    const outcome = await callApi(context, 'POST /auth/check-email', { body: { email } });
    // Meanwhile it may have been changed. What is neither free nor taken is decided when the form is sent.
    if (form.getValues('email') !== email) return;
    if (outcome.kind === 'ok') return setIsEmailFree(true);
    const isAboutEmail = outcome.kind === 'refused' && fieldOfRefusal(outcome.code) === 'email';
    if (isAboutEmail) form.setError('email', { message: outcome.message ?? '' });
  };

  /** Nothing is sent about somebody who is younger than 14. */
  const mayEnterPhone = () =>
    form.trigger(
      agreementNames.map((name) => `agreements.${name}` as const),
      { shouldFocus: true },
    );

  const submit = async (fields: SignUpFields) => {
    const { target: phone, token } = verification.sent ?? {};
    if (!phone || !token) return form.setError('phone', { message: t`Verification is not complete.` });
    const outcome = await callApi(context, 'POST /auth/sign-up', {
      body: {
        email: fields.email.trim(),
        password: fields.password,
        password_confirm: fields.passwordConfirm,
        name: fields.name.trim(),
        nickname: fields.nickname.trim(),
        phone,
        verification_token: token,
        agreements: fields.agreements,
      },
    });
    switch (outcome.kind) {
      case 'refused':
        return showRefusal(outcome.code, describe(outcome));
      case 'unreachable':
        return form.setError('root', { message: describe(outcome) });
      case 'ok':
      case 'unknown':
        // The account may have been made although the answer was lost: signing in tells.
        return finish(fields, outcome);
    }
  };

  const finish = async ({ email, password }: SignUpFields, outcome: AnyOutcome) => {
    const refusal = await context.session.signIn(email.trim(), password);
    if (refusal && outcome.kind === 'unknown') return form.setError('root', { message: describe(outcome) });
    clearDraft();
    verification.reset();
    if (!refusal) return showToast(t`Welcome! You’re a member now.`);
    showToast(t`You’re a member now. Please log in.`);
    onMember();
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
    isEmailFree,
    checkEmail,
    mayEnterPhone,
    saveDraft: () => saveDraft(draftOf(form.getValues())),
    submit: form.handleSubmit(submit),
  };
}
