import { createFileRoute } from '@tanstack/react-router';
import { notFoundTitle } from '#src/app/page-meta.ts';
import { PageMissing } from '#src/features/problems/page-missing.tsx';

export const Route = createFileRoute('/$')({
  staticData: { name: 'not-found', title: notFoundTitle, header: 'brand' },
  component: PageMissing,
});
