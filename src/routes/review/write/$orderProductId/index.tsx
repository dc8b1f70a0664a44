import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/review/write/$orderProductId/')({
  staticData: {
    name: 'review-write',
    title: msg`Write a review`,
    header: 'back',
    installPrompt: false,
    robots: 'disallow',
  },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/review/write/$orderProductId/check', params, replace: true });
  },
});
