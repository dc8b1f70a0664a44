import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import * as v from 'valibot';
import { LooseThread } from '#src/features/problems/loose-thread.tsx';
import { type SocialAnswer, SocialLanding } from '#src/features/sign-in/social-landing.tsx';

// The router reads `?code=123` as a number.
const given = v.fallback(v.optional(v.union([v.string(), v.number()])), undefined);
const search = v.object({ code: given, error: given });

export const Route = createFileRoute('/login/kakao')({
  staticData: { name: 'login-kakao', title: msg`Log in with Kakao`, header: 'back' },
  validateSearch: (raw) => v.parse(search, raw),
  component: LoginKakaoRoute,
});

function LoginKakaoRoute() {
  const { code, error } = Route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  // Our server passes its one-time code on in the fragment, where no log sees it.
  const answer: SocialAnswer = error !== undefined ? 'refused' : code !== undefined || hash ? 'code' : 'none';
  return <SocialLanding answer={answer} drawing={<LooseThread />} />;
}
