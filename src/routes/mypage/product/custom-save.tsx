import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { readDeviceDrafts } from '#src/features/saved-customs/device-drafts.ts';
import { savedCustoms } from '#src/features/saved-customs/saved-customs-list.ts';
import { SavedCustomsPage } from '#src/features/saved-customs/saved-customs-page.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

const CustomOrderSheet = lazyComponent(
  () => import('#src/features/product/custom-order-sheet.tsx'),
  'CustomOrderSheet',
);

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
  const loaded = Route.useLoaderData();
  return (
    <SavedCustomsPage
      {...loaded}
      orderSheet={(custom, onClose) => (
        <CustomOrderSheet {...custom} viewerId={loaded.viewerId} onClose={onClose} />
      )}
    />
  );
}
