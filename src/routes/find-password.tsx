import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/find-password')({
  staticData: { name: 'find-password', title: msg`Reset password`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
