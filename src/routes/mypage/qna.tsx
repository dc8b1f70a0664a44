import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { OwnInquiriesPage } from '#src/features/product-inquiry/own-inquiries-page.tsx';
import { ownInquiryList } from '#src/features/product-inquiry/own-inquiry-list.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/qna')({
  staticData: { styles: 'member', title: msg`Product Q&A`, header: 'back', offline: 'page' },
  loader: async ({ context: { client, session } }) => {
    const viewerId = session.viewer().id;
    return { viewerId, loaded: await loadList(client, ownInquiryList(viewerId)) };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: MypageQnaRoute,
});

function MypageQnaRoute() {
  return <OwnInquiriesPage {...Route.useLoaderData()} />;
}
