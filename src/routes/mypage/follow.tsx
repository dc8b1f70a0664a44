import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/follow')({
  staticData: { name: 'mypage-follow', title: msg`Following`, header: 'back' },
  component: MypageFollowRoute,
});

function MypageFollowRoute() {
  return (
    <ComingSoon>
      <Trans>Artists and brands you follow.</Trans>
    </ComingSoon>
  );
}
