import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { callApi } from '#src/api/call-api.ts';
import { socialStartUrl } from '#src/components/account/social-visit.ts';
import { useConfig } from '#src/config/config-context.ts';
import { showToast } from '#src/ui/toasts.ts';
import type { SignUpFields } from './sign-up-fields.ts';
import { clearSocialSignUp, type SocialSignUp } from './social-sign-up-draft.ts';
import { useSignUpForm } from './use-sign-up-form.ts';
import { useWelcome } from './use-welcome.ts';

type Options = {
  readonly account: SocialSignUp;
  /** The account exists; `isSignedIn`: in this browser, too. */
  readonly onMember: (isSignedIn: boolean) => void;
};

/** As `useSignUp`, for somebody whom a social provider has proved to be who they are. */
export function useSocialSignUp({ account, onMember }: Options) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const config = useConfig();
  const { provider, email, isEmailVerified, name, returnTo } = account;
  const signUp = useSignUpForm('social-sign-up.fields', { email: email ?? '', name: name ?? '' });
  const welcome = useWelcome();
  const { form, describe, showRefusal } = signUp;

  const isEmailKnown = isEmailVerified && email !== null;

  const submit = async (fields: SignUpFields) => {
    const proofs = signUp.readProofs(isEmailKnown);
    if (!proofs) return;
    const outcome = await callApi(context, 'POST /auth/sign-up/social', {
      body: {
        ...proofs,
        signup_token: account.signUpToken,
        ...(!isEmailKnown && { email: fields.email.trim() }),
        name: fields.name.trim(),
        nickname: fields.nickname.trim(),
        agreements: fields.agreements,
      },
    });
    if (outcome.kind === 'refused') return showRefusal(outcome.code, describe(outcome));
    if (outcome.kind !== 'ok') return form.setError('root', { message: describe(outcome) });
    signUp.clear();
    pushEvent({ event: 'sign_up', method: provider });
    const { sign_in_code: code } = outcome.body;
    if (code === null) {
      clearSocialSignUp();
      return window.location.assign(socialStartUrl(config, { provider, purpose: 'SIGN_IN', returnTo }));
    }
    const refusal = await context.session.signInByCode(code);
    if (refusal) showToast(t`You’re a member now. Please log in.`);
    else void welcome();
    onMember(!refusal);
  };
  return { ...signUp, isEmailKnown, submit: form.handleSubmit(submit) };
}
