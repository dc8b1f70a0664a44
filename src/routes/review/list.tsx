import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/review/list')({
  staticData: { name: 'review-list', title: msg`Reviews`, header: 'back' },
  component: ReviewListRoute,
});

function ReviewListRoute() {
  return (
    <ComingSoon>
      <Trans>What others made of it, with photos.</Trans>
    </ComingSoon>
  );
}
