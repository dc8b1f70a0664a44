import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { InquiriesPage } from '#src/features/inquiry/inquiries-page.tsx';
import { inquiryList } from '#src/features/inquiry/inquiry-list.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { loadSkeletons } from '../../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/oneonone/')({
  staticData: { styles: 'member', title: msg`1:1 inquiry`, header: 'back', offline: 'page' },
  loader: async ({ context: { client, session } }) => {
    const viewerId = session.viewer().id;
    return { viewerId, loaded: await loadList(client, inquiryList(viewerId)) };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: MypageOneononeRoute,
});

function MypageOneononeRoute() {
  return <InquiriesPage {...Route.useLoaderData()} />;
}
