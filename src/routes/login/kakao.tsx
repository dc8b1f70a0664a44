import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { type SocialAnswer, SocialLanding } from '#src/features/sign-in/social-landing.tsx';
import { wordOf } from '#src/shared/read.ts';

type Given = { code?: string | undefined; error?: string | undefined };

export const Route = createFileRoute('/login/kakao')({
  staticData: { name: 'login-kakao', title: msg`Log in with Kakao`, header: 'back' },
  validateSearch: (raw): Given => ({ code: wordOf(raw.code), error: wordOf(raw.error) }),
  component: LoginKakaoRoute,
});

function LoginKakaoRoute() {
  const { code, error } = Route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  // Our server passes its one-time code on in the fragment, where no log sees it.
  const answer: SocialAnswer = error !== undefined ? 'refused' : code !== undefined || hash ? 'code' : 'none';
  return <SocialLanding answer={answer} drawing={<ErrorDrawing />} />;
}
