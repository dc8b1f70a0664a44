import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/banner/$id')({
  staticData: { title: msg`Lookbook and news`, header: 'back' },
  component: BannerIdRoute,
});

function BannerIdRoute() {
  return (
    <ComingSoon>
      <Trans>A look up close, with every item in it.</Trans>
    </ComingSoon>
  );
}
