import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/profile')({
  staticData: { title: msg`Edit profile`, header: 'back' },
  component: MypageProfileRoute,
});

function MypageProfileRoute() {
  return (
    <ComingSoon>
      <Trans>Your nickname, phone and consents.</Trans>
    </ComingSoon>
  );
}
