import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/faq')({
  staticData: { name: 'mypage-faq', title: msg`FAQ`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
