import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/login/kakao')({
  staticData: { name: 'login-kakao', title: msg`Log in with Kakao`, header: 'back' },
  component: LoginKakaoRoute,
});

function LoginKakaoRoute() {
  return (
    <ComingSoon>
      <Trans>You will come back here from Kakao and be logged in.</Trans>
    </ComingSoon>
  );
}
