import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/oneonone')({
  staticData: { name: 'mypage-oneonone', title: msg`1:1 inquiry`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
