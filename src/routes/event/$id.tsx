import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/event/$id')({
  staticData: { name: 'event-id', title: msg`Event`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
