import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/order/$id')({
  staticData: { title: msg`Order details`, header: 'back' },
  component: MypageOrderIdRoute,
});

function MypageOrderIdRoute() {
  return (
    <ComingSoon>
      <Trans>Payment and delivery of your order.</Trans>
    </ComingSoon>
  );
}
