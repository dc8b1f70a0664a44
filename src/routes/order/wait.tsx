import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/order/wait')({
  staticData: { name: 'order-wait', title: msg`Waiting for the order`, header: 'back' },
  component: OrderWaitRoute,
});

function OrderWaitRoute() {
  return (
    <ComingSoon>
      <Trans>We watch over your payment here until it is done.</Trans>
    </ComingSoon>
  );
}
