import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/')({
  staticData: { name: 'mypage', title: msg`My page`, header: 'brand' },
  component: MypageRoute,
});

function MypageRoute() {
  return (
    <ComingSoon>
      <Trans>Coupons, points, likes and orders at a glance.</Trans>
    </ComingSoon>
  );
}
