import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/maindetail')({
  staticData: { title: msg`More to see`, header: 'back' },
  component: MaindetailRoute,
});

function MaindetailRoute() {
  return (
    <ComingSoon>
      <Trans>Everything in this section, on one page.</Trans>
    </ComingSoon>
  );
}
