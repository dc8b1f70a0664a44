import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/custom/$productId')({
  staticData: { name: 'custom-product', title: msg`Decorate`, header: 'close' },
  component: CustomProductRoute,
});

function CustomProductRoute() {
  return (
    <ComingSoon>
      <Trans>Put graphics on your product, move them, see it at once.</Trans>
    </ComingSoon>
  );
}
