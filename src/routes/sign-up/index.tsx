import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/sign-up/')({
  staticData: { name: 'sign-up', title: msg`Sign up`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
