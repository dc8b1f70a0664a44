import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useConfig } from '#src/config/config-context.ts';
import { LazyUnavailable } from '#src/features/fallbacks/lazy-unavailable.tsx';
import { clearSocialSignUp, readSocialSignUp } from '#src/features/sign-up/social-sign-up-draft.ts';
import { SocialSignUpMissing } from '#src/features/sign-up/social-sign-up-missing.tsx';
import { SocialSignUpPage } from '#src/features/sign-up/social-sign-up-page.tsx';
import { openTerms } from '#src/features/terms/open-terms.ts';
import { returnAddress } from '../-return-address.ts';

export const Route = createFileRoute('/sign-up/social')({
  staticData: { styles: 'member', title: msg`Sign up`, header: 'back', installPrompt: false },
  loader: readSocialSignUp,
  component: SignUpSocialRoute,
});

function SignUpSocialRoute() {
  const navigate = Route.useNavigate();
  const account = Route.useLoaderData();
  const { accounts } = useConfig();
  if (!account) return <SocialSignUpMissing />;
  if (!accounts?.sms) return <LazyUnavailable />;
  const finish = (isSignedIn: boolean) => {
    clearSocialSignUp();
    const returnTo = returnAddress(account.returnTo, window.location.origin);
    void navigate(isSignedIn ? { href: returnTo, replace: true } : { to: '/login', replace: true });
  };
  return <SocialSignUpPage account={account} openTerms={openTerms} onMember={finish} />;
}
