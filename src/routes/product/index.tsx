import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/product/')({
  staticData: { title: msg`All products`, header: 'back' },
  component: ProductRoute,
});

function ProductRoute() {
  return (
    <ComingSoon>
      <Trans>All products, ready to filter and sort.</Trans>
    </ComingSoon>
  );
}
