import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/qna')({
  staticData: { name: 'mypage-qna', title: msg`Product inquiries`, header: 'back' },
  component: MypageQnaRoute,
});

function MypageQnaRoute() {
  return (
    <ComingSoon>
      <Trans>Your questions about products and the answers.</Trans>
    </ComingSoon>
  );
}
