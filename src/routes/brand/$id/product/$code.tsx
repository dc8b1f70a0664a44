import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { isProductCode } from '#src/shared/product-code.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../../../-load-skeletons.ts';

const ProductNotFound = lazyComponent(
  () => import('#src/features/product/product-not-found.tsx'),
  'ProductNotFound',
);

const brandProductQuery = graphql(`
  query BrandProduct($brandId: uuid!, $code: String!) {
    product(
      where: {
        code: { _eq: $code }
        brand: { id: { _eq: $brandId }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
      }
    ) {
      id
    }
  }
`);

/** Redirects links that have the brand's own code of a product. */
export const Route = createFileRoute('/brand/$id/product/$code')({
  staticData: { name: 'brand-product', title: msg`Product`, header: 'back' },
  loader: async ({ context, params: { id: brandId, code } }) => {
    if (!isUuid(brandId) || !isProductCode(code)) throw notFound();
    const { product } = await loadRouteQuery(context.client, brandProductQuery, { brandId, code });
    if (!product[0]) throw notFound();
    throw redirect({ to: '/product/$id', params: { id: product[0].id }, replace: true });
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'ProductSkeleton'),
  notFoundComponent: () => <ProductNotFound drawing={<ErrorDrawing />} />,
});
