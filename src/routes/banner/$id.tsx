import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/banner/$id')({
  staticData: { name: 'banner-id', title: msg`Looks and news`, header: 'back' },
  component: BannerIdRoute,
});

function BannerIdRoute() {
  return (
    <ComingSoon>
      <Trans>A look from close up, with everything that is worn in it.</Trans>
    </ComingSoon>
  );
}
