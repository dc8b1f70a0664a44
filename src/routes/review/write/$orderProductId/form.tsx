import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/review/write/$orderProductId/form')({
  staticData: { name: 'review-write-form', title: msg`Write a review`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
