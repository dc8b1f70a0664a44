import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { customsPerPage, SavedCustomsPage } from '#src/features/saved-customs/saved-customs-page.tsx';
import { savedCustomsQuery } from '#src/features/saved-customs/saved-customs-query.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';

export const Route = createFileRoute('/mypage/product/custom-save')({
  staticData: { title: msg`Saved designs`, header: 'back', offline: 'shirt' },
  loader: async ({ context: { client, session } }) => {
    const variables = { viewerId: session.viewer().id, limit: customsPerPage };
    return { variables, loaded: await loadRouteQuery(client, savedCustomsQuery, variables) };
  },
  pendingComponent: lazySkeleton(
    () => import('#src/features/saved-customs/saved-customs-skeleton.tsx'),
    'SavedCustomsSkeleton',
  ),
  component: MypageProductCustomSaveRoute,
});

function MypageProductCustomSaveRoute() {
  const { variables, loaded } = Route.useLoaderData();
  const { product_custom } = useRouteQuery(savedCustomsQuery, variables, loaded);
  return <SavedCustomsPage viewerId={variables.viewerId} first={product_custom} />;
}
