import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/order/complete/$id')({
  staticData: { title: msg`Order complete`, header: 'close', installPrompt: false, robots: 'disallow' },
  component: OrderCompleteIdRoute,
});

function OrderCompleteIdRoute() {
  return (
    <ComingSoon>
      <Trans>Your order number and what’s next.</Trans>
    </ComingSoon>
  );
}
