import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/brand/$id/product/$code')({
  staticData: { name: 'brand-product', title: msg`Product`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
