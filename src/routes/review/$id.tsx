import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/review/$id')({
  staticData: { title: msg`Review`, header: 'back' },
  component: ReviewIdRoute,
});

function ReviewIdRoute() {
  return (
    <ComingSoon>
      <Trans>The whole review with all its photos.</Trans>
    </ComingSoon>
  );
}
