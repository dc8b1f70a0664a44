import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/review')({
  staticData: { name: 'mypage-review', title: msg`My reviews`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
