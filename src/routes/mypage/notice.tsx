import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { noticeList } from '#src/features/notices/notice-list.ts';
import { NoticesPage } from '#src/features/notices/notices-page.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/notice')({
  staticData: { title: msg`Notices`, header: 'back', offline: 'page', sitemap: true },
  loader: ({ context: { client } }) => loadList(client, noticeList),
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: NoticeRoute,
});

function NoticeRoute() {
  return <NoticesPage loaded={Route.useLoaderData()} />;
}
