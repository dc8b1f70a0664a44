import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/review')({
  staticData: { title: msg`My reviews`, header: 'back' },
  component: MypageReviewRoute,
});

function MypageReviewRoute() {
  return (
    <ComingSoon>
      <Trans>Your reviews, and products waiting for one.</Trans>
    </ComingSoon>
  );
}
