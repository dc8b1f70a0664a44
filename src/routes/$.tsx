import { createFileRoute } from '@tanstack/react-router';
import { notFoundTitle } from '#src/app/page-meta.ts';
import { NotFoundPage } from '#src/features/fallbacks/not-found-page.tsx';

export const Route = createFileRoute('/$')({
  staticData: { name: 'not-found', title: notFoundTitle, header: 'brand' },
  component: NotFoundPage,
});
