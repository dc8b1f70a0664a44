import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { type CallbackOutcome, SocialCallback } from '#src/features/sign-in/social-callback.tsx';
import { wordOf } from '#src/shared/read.ts';

type CallbackSearch = { code?: string | undefined; error?: string | undefined };

export const Route = createFileRoute('/login/kakao')({
  staticData: { title: msg`Log in with Kakao`, header: 'back', installPrompt: false },
  validateSearch: (raw): CallbackSearch => ({ code: wordOf(raw.code), error: wordOf(raw.error) }),
  component: LoginKakaoRoute,
});

function LoginKakaoRoute() {
  const { code, error } = Route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  // Our server passes its one-time code in the fragment, which is not sent and so does not appear in logs.
  const outcome: CallbackOutcome =
    error !== undefined ? 'refused' : code !== undefined || hash ? 'code' : 'none';
  return <SocialCallback outcome={outcome} drawing={<ErrorDrawing />} />;
}
