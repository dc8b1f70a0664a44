import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/order/')({
  staticData: { title: msg`Orders and delivery`, header: 'back' },
  component: MypageOrderRoute,
});

function MypageOrderRoute() {
  return (
    <ComingSoon>
      <Trans>All your orders and where they are.</Trans>
    </ComingSoon>
  );
}
