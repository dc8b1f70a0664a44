import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { SignInPage } from '#src/features/sign-in/sign-in-page.tsx';
import { isVisitor } from '#src/session/viewer.ts';
import { textOf } from '#src/shared/read.ts';
import { returnAddress } from './-return-address.ts';

export const Route = createFileRoute('/login/')({
  staticData: { title: msg`Log in`, header: 'back', installPrompt: false, ssr: true },
  validateSearch: (raw): { return?: string | undefined } => ({ return: textOf(raw.return) }),
  // Also redirects after signing in, when the router is invalidated.
  beforeLoad: ({ context, search, location }) => {
    if (isVisitor(context.session.viewer())) return;
    const href = returnAddress(search.return, window.location.origin);
    const scrollKey = location.state.returnScrollKey;
    throw redirect({ href, replace: true, state: scrollKey ? { scrollKey } : {} });
  },
  component: LoginRoute,
});

function LoginRoute() {
  const { origin, options } = useRouter();
  const returnTo = returnAddress(Route.useSearch().return, origin);
  return <SignInPage signIn={options.context.session.signIn} returnTo={returnTo} />;
}
