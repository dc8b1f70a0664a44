import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { faqList } from '#src/features/faq/faq-list.ts';
import { FaqPage } from '#src/features/faq/faq-page.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/faq')({
  staticData: { title: msg`FAQ`, header: 'back', offline: 'page', sitemap: true },
  loader: ({ context: { client } }) => loadList(client, faqList),
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: FaqRoute,
});

function FaqRoute() {
  return <FaqPage loaded={Route.useLoaderData()} />;
}
