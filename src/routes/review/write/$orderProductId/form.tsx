import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/review/write/$orderProductId/form')({
  staticData: {
    name: 'review-write-form',
    title: msg`Write a review`,
    header: 'back',
    installPrompt: false,
    robots: 'disallow',
  },
  component: ReviewWriteFormRoute,
});

function ReviewWriteFormRoute() {
  return (
    <ComingSoon>
      <Trans>Rate it, write about it, add photos.</Trans>
    </ComingSoon>
  );
}
