import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/review/list')({
  staticData: { title: msg`Reviews`, header: 'back' },
  component: ReviewListRoute,
});

function ReviewListRoute() {
  return (
    <ComingSoon>
      <Trans>See what others made, with photos.</Trans>
    </ComingSoon>
  );
}
