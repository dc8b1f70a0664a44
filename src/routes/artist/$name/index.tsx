import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/artist/$name/')({
  staticData: { name: 'artist-name', title: msg`Artist`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
