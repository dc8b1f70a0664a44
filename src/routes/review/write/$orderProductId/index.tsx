import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/review/write/$orderProductId/')({
  staticData: {
    name: 'review-write',
    title: msg`Write a review`,
    header: 'back',
    installPrompt: false,
    robots: 'disallow',
  },
  component: ReviewWriteRoute,
});

function ReviewWriteRoute() {
  return (
    <ComingSoon>
      <Trans>Tell others what you think.</Trans>
    </ComingSoon>
  );
}
