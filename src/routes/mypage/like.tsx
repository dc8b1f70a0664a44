import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/like')({
  staticData: { name: 'mypage-like', title: msg`Likes`, header: 'back' },
  component: MypageLikeRoute,
});

function MypageLikeRoute() {
  return (
    <ComingSoon>
      <Trans>Graphics and products you gave a heart.</Trans>
    </ComingSoon>
  );
}
