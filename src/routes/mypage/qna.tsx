import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/qna')({
  staticData: { title: msg`Product Q&A`, header: 'back' },
  component: MypageQnaRoute,
});

function MypageQnaRoute() {
  return (
    <ComingSoon>
      <Trans>Your product questions and the answers.</Trans>
    </ComingSoon>
  );
}
