import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/banner/$id')({
  staticData: { name: 'banner-id', title: msg`Lookbook and news`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
