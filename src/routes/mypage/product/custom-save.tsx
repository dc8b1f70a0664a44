import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { readDeviceDrafts } from '#src/features/saved-customs/device-drafts.ts';
import { savedCustoms } from '#src/features/saved-customs/saved-customs-list.ts';
import { SavedCustomsPage } from '#src/features/saved-customs/saved-customs-page.tsx';
import { loadList } from '#src/graphql/load-list.ts';

export const Route = createFileRoute('/mypage/product/custom-save')({
  staticData: { styles: 'member', title: msg`Saved designs`, header: 'back', offline: 'shirt' },
  loader: async ({ context: { client, session } }) => {
    const viewerId = session.viewer().id;
    const [loaded, drafts] = await Promise.all([
      loadList(client, savedCustoms(viewerId)),
      readDeviceDrafts(viewerId),
    ]);
    return { viewerId, loaded, drafts };
  },
  pendingComponent: lazySkeleton(
    () => import('#src/features/saved-customs/saved-customs-skeleton.tsx'),
    'SavedCustomsSkeleton',
  ),
  component: MypageProductCustomSaveRoute,
});

function MypageProductCustomSaveRoute() {
  return <SavedCustomsPage {...Route.useLoaderData()} />;
}
