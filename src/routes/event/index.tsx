import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/event/')({
  staticData: { name: 'event', title: msg`Event`, header: 'brand' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
