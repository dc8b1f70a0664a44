import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PageMissing } from '#src/features/problems/page-missing.tsx';

export const Route = createFileRoute('/$')({
  staticData: { name: 'not-found', title: msg`Page not found`, header: 'brand' },
  component: PageMissing,
});
