import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/brand/$id/')({
  staticData: { title: msg`Brand`, header: 'back', sitemap: true },
  component: BrandIdRoute,
});

function BrandIdRoute() {
  return (
    <ComingSoon>
      <Trans>A brand with its artists and products.</Trans>
    </ComingSoon>
  );
}
