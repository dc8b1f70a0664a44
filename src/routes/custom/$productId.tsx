import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/custom/$productId')({
  staticData: { name: 'custom-product', title: msg`Customize`, header: 'close' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
