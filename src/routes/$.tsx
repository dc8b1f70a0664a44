import { createFileRoute } from '@tanstack/react-router';
import { PageMissing } from '#src/features/problems/page-missing.tsx';
import { notFoundTitle } from '#src/page-facts.ts';

export const Route = createFileRoute('/$')({
  staticData: { name: 'not-found', title: notFoundTitle, header: 'brand' },
  component: PageMissing,
});
