import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { ProductPage } from '#src/features/product/product-page.tsx';
import { productPageQuery } from '#src/features/product/product-page-query.ts';
import { readProductSearch } from '#src/features/product/product-search.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { loadSkeletons } from '../-load-skeletons.ts';
import { namedTitle } from '../-named-title.ts';

const ProductNotFound = lazyComponent(
  () => import('#src/features/product/product-not-found.tsx'),
  'ProductNotFound',
);
const SelectedGraphic = lazyComponent(
  () => import('#src/features/product/selected-graphic.tsx'),
  'SelectedGraphic',
);
const ProductMore = lazyComponent(
  () => import('#src/features/product/product-more.tsx'),
  'ProductMore',
  DeferredPlaceholder,
);

export const Route = createFileRoute('/product/$id')({
  staticData: {
    title: msg`Product`,
    header: 'back',
    layout: { tabBar: false, bottomSpace: false },
    ssr: true,
    sitemap: true,
  },
  validateSearch: readProductSearch,
  loaderDeps: ({ search }) => ({ customId: search.product_custom_id ?? nilUuid }),
  loader: async ({ context: { client, session }, params: { id }, deps: { customId } }) => {
    if (!isUuid(id)) throw notFound();
    const variables = { id, customId, viewerId: session.viewer().id };
    const loaded = await loadRouteQuery(client, productPageQuery, variables);
    if (!loaded.product_by_pk) throw notFound();
    return { variables, loaded };
  },
  head: ({ loaderData, match }) => {
    const product = loaderData?.loaded.product_by_pk;
    return { meta: namedTitle(product?.requested_customs[0] ?? product, match.context.i18n) };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'ProductSkeleton'),
  notFoundComponent: () => <ProductNotFound drawing={<ErrorDrawing />} />,
  component: ProductRoute,
});

function ProductRoute() {
  const { variables, loaded } = Route.useLoaderData();
  const { mockup_group_id, product_custom_id, graphic_id } = Route.useSearch();
  // Not in the first render: the server renders the same page for every graphic, and hydration must match it.
  const isInteracting = useStore(hasInteracted);
  const { product_by_pk: product, ...shop } = useRouteQuery(productPageQuery, variables, loaded);
  // Withdrawn while the page is open.
  if (!product) return <ProductNotFound drawing={<ErrorDrawing />} />;
  return (
    <ProductPage
      key={`${variables.id} ${product_custom_id}`}
      product={product}
      viewerId={variables.viewerId}
      policy={shop.shop_policy_by_pk}
      holidays={shop.shop_holiday}
      firstSideId={mockup_group_id}
      isCustomRequested={product_custom_id !== undefined}
      graphic={isInteracting && graphic_id && <SelectedGraphic id={graphic_id} productId={variables.id} />}
      graphicId={graphic_id}
      more={
        <Deferred>
          <ProductMore id={variables.id} viewerId={variables.viewerId} />
        </Deferred>
      }
    />
  );
}
