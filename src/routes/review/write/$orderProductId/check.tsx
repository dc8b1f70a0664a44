import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/review/write/$orderProductId/check')({
  staticData: {
    name: 'review-write-check',
    title: msg`Write a review`,
    header: 'back',
    installPrompt: false,
    robots: 'disallow',
  },
  component: ReviewWriteCheckRoute,
});

function ReviewWriteCheckRoute() {
  return (
    <ComingSoon>
      <Trans>First, check which product you’re reviewing.</Trans>
    </ComingSoon>
  );
}
