import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/order/$id')({
  staticData: { title: msg`Order`, header: 'back', installPrompt: false, robots: 'disallow' },
  component: OrderIdRoute,
});

function OrderIdRoute() {
  return (
    <ComingSoon>
      <Trans>Address, coupons, points and payment on one page.</Trans>
    </ComingSoon>
  );
}
