import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { callApi, messageOf } from '#src/api/call-api.ts';
import { useVerification } from '#src/components/account/use-verification.ts';
import { isEmail } from '#src/shared/email.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { showToast } from '#src/ui/toasts.ts';

export type FindPasswordFields = {
  readonly email: string;
  readonly password: string;
  readonly passwordConfirm: string;
};

/** An email address, the code that is sent there, a new password. @param onChanged signing in with it failed */
export function useFindPassword(onChanged: () => void) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  // The same as on the login page: whoever has forgotten the password has typed the address there.
  const [email, saveEmail, clearEmail] = useDraftText('sign-in.email');
  const verification = useVerification('PASSWORD_RESET');
  const form = useForm<FindPasswordFields>({
    defaultValues: { email, password: '', passwordConfirm: '' },
    mode: 'onTouched',
  });

  const sendCode = async () => {
    const address = form.getValues('email').trim();
    if (!address) return form.setError('email', { message: t`Please check your ID.` }, { shouldFocus: true });
    if (!isEmail(address)) {
      return form.setError('email', { message: t`The ID must be an email address.` }, { shouldFocus: true });
    }
    saveEmail(address);
    await verification.send(address);
  };

  const changePassword = async ({ password, passwordConfirm }: FindPasswordFields) => {
    const { target = '', token = '' } = verification.sent ?? {};
    const outcome = await callApi(context, 'POST /auth/password/reset', {
      body: { email: target, password, password_confirm: passwordConfirm, verification_token: token },
    });
    if (outcome.kind !== 'ok') {
      const message = messageOf(outcome) ?? t`Please check your connection. Nothing you’ve done is lost.`;
      const isOver = outcome.kind === 'refused' && outcome.code === 'PHONE_NOT_VERIFIED';
      if (isOver) {
        verification.reset();
        return form.setError('email', { message }, { shouldFocus: true });
      }
      return form.setError('password', { message }, { shouldFocus: true });
    }
    const refusal = await context.session.signIn(target, password);
    clearEmail();
    verification.reset();
    showToast(t`Your password is changed. You were logged out everywhere else.`);
    if (refusal) onChanged();
  };

  return { form, verification, sendCode, changePassword: form.handleSubmit(changePassword) };
}
