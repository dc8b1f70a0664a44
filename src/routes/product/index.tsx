import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/product/')({
  staticData: { name: 'product', title: msg`All products`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
