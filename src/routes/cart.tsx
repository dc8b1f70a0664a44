import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/cart')({
  staticData: { title: msg`Cart`, header: 'back', installPrompt: false, robots: 'disallow' },
  component: CartRoute,
});

function CartRoute() {
  return (
    <ComingSoon>
      <Trans>Your picks wait here until you order.</Trans>
    </ComingSoon>
  );
}
