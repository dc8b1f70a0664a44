import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/banner/list')({
  staticData: { title: msg`Lookbook and news`, header: 'back', layout: { bottomSpace: false } },
  component: BannerListRoute,
});

function BannerListRoute() {
  return (
    <ComingSoon>
      <Trans>Looks, news and stories from our brands.</Trans>
    </ComingSoon>
  );
}
