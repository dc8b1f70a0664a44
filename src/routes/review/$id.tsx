import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/review/$id')({
  staticData: { name: 'review-id', title: msg`Review`, header: 'back' },
  component: ReviewIdRoute,
});

function ReviewIdRoute() {
  return (
    <ComingSoon>
      <Trans>One review with all of its photos.</Trans>
    </ComingSoon>
  );
}
