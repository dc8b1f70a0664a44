import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SignInPage } from '#src/features/sign-in/sign-in-page.tsx';
import { textOf } from '#src/shared/parse.ts';
import { redirectMembers, returnAddress } from '../-return-address.ts';

export const Route = createFileRoute('/login/')({
  staticData: { title: msg`Log in`, header: 'back', installPrompt: false, ssr: true },
  validateSearch: (raw): { return?: string | undefined } => ({ return: textOf(raw.return) }),
  beforeLoad: redirectMembers,
  component: LoginRoute,
});

function LoginRoute() {
  const { origin, options } = useRouter();
  const returnTo = returnAddress(Route.useSearch().return, origin);
  return <SignInPage signIn={options.context.session.signIn} returnTo={returnTo} />;
}
