import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/brand/$id/')({
  staticData: { name: 'brand-id', title: msg`Brand`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
