import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/qna')({
  staticData: { name: 'mypage-qna', title: msg`Product Q&A`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
