import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/point')({
  staticData: { name: 'mypage-point', title: msg`Points`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
