import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/cart')({
  staticData: { name: 'cart', title: msg`Cart`, header: 'back' },
  component: CartRoute,
});

function CartRoute() {
  return (
    <ComingSoon>
      <Trans>What you chose waits here until you order it.</Trans>
    </ComingSoon>
  );
}
