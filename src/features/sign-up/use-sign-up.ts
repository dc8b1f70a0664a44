import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { type AnyOutcome, callApi } from '#src/api/call-api.ts';
import { showToast } from '#src/ui/toasts.ts';
import { fieldOfRefusal, type SignUpFields } from './sign-up-fields.ts';
import { useSignUpForm } from './use-sign-up-form.ts';
import { useWelcome } from './use-welcome.ts';

/** The form, its draft and the sending. @param onMember called when the account exists but signing in failed */
export function useSignUp(onMember: () => void) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const [isEmailFree, setIsEmailFree] = useState(false);
  const welcome = useWelcome();
  const signUp = useSignUpForm('sign-up');
  const { form, describe, showRefusal } = signUp;

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

  const submit = async (fields: SignUpFields) => {
    const proofs = signUp.readProofs();
    if (!proofs) return;
    const outcome = await callApi(context, 'POST /auth/sign-up', {
      body: {
        ...proofs,
        email: fields.email.trim(),
        password: fields.password,
        password_confirm: fields.passwordConfirm,
        name: fields.name.trim(),
        nickname: fields.nickname.trim(),
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
    signUp.clear();
    pushEvent({ event: 'sign_up', method: 'password' });
    if (!refusal) return void welcome();
    showToast(t`You’re a member now. Please log in.`);
    onMember();
  };

  return { ...signUp, isEmailFree, checkEmail, submit: form.handleSubmit(submit) };
}
