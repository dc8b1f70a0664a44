import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/banner/list')({
  staticData: { name: 'banner-list', title: msg`Looks and news`, header: 'back' },
  component: BannerListRoute,
});

function BannerListRoute() {
  return (
    <ComingSoon>
      <Trans>Looks, news and stories of our brands.</Trans>
    </ComingSoon>
  );
}
