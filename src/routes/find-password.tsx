import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useConfig } from '#src/config/config-context.ts';
import { LazyUnavailable } from '#src/features/fallbacks/lazy-unavailable.tsx';
import { FindPasswordPage } from '#src/features/find-password/find-password-page.tsx';
import { textOf } from '#src/shared/parse.ts';
import { redirectMembers } from './-return-address.ts';

export const Route = createFileRoute('/find-password')({
  staticData: { styles: 'member', title: msg`Reset password`, header: 'back', installPrompt: false },
  validateSearch: (raw): { return?: string | undefined } => ({ return: textOf(raw.return) }),
  beforeLoad: redirectMembers,
  component: FindPasswordRoute,
});

function FindPasswordRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  if (!useConfig().accounts?.email) return <LazyUnavailable />;
  return <FindPasswordPage onChanged={() => void navigate({ to: '/login', search, replace: true })} />;
}
