import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/profile')({
  staticData: { name: 'mypage-profile', title: msg`Edit profile`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
