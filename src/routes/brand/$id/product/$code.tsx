import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/brand/$id/product/$code')({
  staticData: { name: 'brand-product', title: msg`Product`, header: 'back' },
  component: BrandProductRoute,
});

function BrandProductRoute() {
  return (
    <ComingSoon>
      <Trans>A product of this brand, ready to customize.</Trans>
    </ComingSoon>
  );
}
