import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/custom/$productId')({
  staticData: { name: 'custom-product', title: msg`Customize`, header: 'close', installPrompt: false },
  component: CustomProductRoute,
});

function CustomProductRoute() {
  return (
    <ComingSoon>
      <Trans>Place graphics on a product, move them and see the result right away.</Trans>
    </ComingSoon>
  );
}
