import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadSavedCustoms } from '#src/features/saved-customs/load-saved-customs.ts';
import { SavedCustomsPage } from '#src/features/saved-customs/saved-customs-page.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../../-load-skeletons.ts';

const CustomOrderSheet = lazyComponent(
  () => import('#src/features/product/custom-order-sheet.tsx'),
  'CustomOrderSheet',
);

export const Route = createFileRoute('/mypage/product/custom-save')({
  staticData: { styles: 'member', title: msg`Saved designs`, header: 'back', offline: 'shirt' },
  loader: ({ context: { client, session } }) => loadSavedCustoms(client, session.viewer().id),
  pendingComponent: lazySkeleton(loadSkeletons, 'SavedCustomsSkeleton'),
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
