import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useConfig } from '#src/config/config-context.ts';
import { LazyUnavailable } from '#src/features/fallbacks/lazy-unavailable.tsx';
import { SignUpPage } from '#src/features/sign-up/sign-up-page.tsx';
import { openTerms } from '#src/features/terms/open-terms.ts';
import { textOf } from '#src/shared/parse.ts';
import { redirectMembers } from '../-return-address.ts';

export const Route = createFileRoute('/sign-up/')({
  staticData: { styles: 'member', title: msg`Sign up`, header: 'back', installPrompt: false },
  validateSearch: (raw): { return?: string | undefined } => ({ return: textOf(raw.return) }),
  beforeLoad: redirectMembers,
  component: SignUpRoute,
});

function SignUpRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  if (!useConfig().accounts?.sms) return <LazyUnavailable />;
  const goToLogin = () => void navigate({ to: '/login', search, replace: true });
  return <SignUpPage openTerms={openTerms} onMember={goToLogin} />;
}
