import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/withdrawal')({
  staticData: { name: 'mypage-withdrawal', title: msg`Delete account`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
