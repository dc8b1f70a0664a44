import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { listScopeOf, listScopeQuery, scopeVariables } from '#src/features/product-list/list-scope.ts';
import { ProductListPage } from '#src/features/product-list/product-list-page.tsx';
import { productList } from '#src/features/product-list/product-list-query.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import {
  type ProductListInput,
  type ProductListSearch,
  readProductListSearch,
} from '#src/shared/product-list-search.ts';
import { loadSkeletons } from '../-load-skeletons.ts';
import { namedTitle } from '../-named-title.ts';

export const Route = createFileRoute('/product/')({
  staticData: { title: msg`All products`, header: 'back', offline: 'shirt', ssr: true, sitemap: true },
  // Read in the loader and in the component, whose code is not part of a first visit to another page.
  validateSearch: (raw: ProductListInput): ProductListInput => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client, session }, deps }) => {
    const search = readProductListSearch(deps);
    const scope = listScopeOf(await loadRouteQuery(client, listScopeQuery, scopeVariables(search)));
    const viewerId = session.viewer().id;
    return { viewerId, scope, products: await loadList(client, productList(viewerId, search, scope)) };
  },
  head: ({ loaderData, match }) => ({ meta: namedTitle(loaderData?.scope.category, match.context.i18n) }),
  pendingComponent: lazySkeleton(loadSkeletons, 'ProductListSkeleton'),
  component: ProductRoute,
});

function ProductRoute() {
  const { viewerId, scope, products } = Route.useLoaderData();
  const search = readProductListSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ProductListPage
      viewerId={viewerId}
      search={search}
      scope={scope}
      loaded={products}
      onSearch={(changed: ProductListSearch) => navigate({ search: changed })}
    />
  );
}
