import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/category')({
  staticData: { title: msg`Category`, header: 'brand', sitemap: true },
  component: CategoryRoute,
});

function CategoryRoute() {
  return (
    <ComingSoon>
      <Trans>All products and graphics by category.</Trans>
    </ComingSoon>
  );
}
