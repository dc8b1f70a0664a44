import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/order/wait')({
  staticData: { title: msg`Order pending`, header: 'back', installPrompt: false, robots: 'disallow' },
  component: OrderWaitRoute,
});

function OrderWaitRoute() {
  return (
    <ComingSoon>
      <Trans>We’ll keep an eye on your payment here until it’s done.</Trans>
    </ComingSoon>
  );
}
