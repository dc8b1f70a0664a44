import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { CategoryPage } from '#src/features/category/category-page.tsx';
import { categoryPageQuery } from '#src/features/category/category-page-query.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { type ProductListInput, readProductListSearch } from '#src/shared/product-list-search.ts';
import { loadSkeletons } from './-load-skeletons.ts';

const variables = {};

export const Route = createFileRoute('/category')({
  staticData: { title: msg`Category`, header: 'brand', offline: 'page', ssr: true, sitemap: true },
  validateSearch: (raw: Pick<ProductListInput, 'category'>): Pick<ProductListInput, 'category'> => raw,
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: ({ context: { client }, deps }) => {
    const { category } = readProductListSearch(deps);
    // The address of a category in messages and notices of earlier releases.
    if (category) throw redirect({ to: '/product', search: { category }, replace: true });
    return loadRouteQuery(client, categoryPageQuery, variables);
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'CategorySkeleton'),
  component: CategoryRoute,
});

function CategoryRoute() {
  return <CategoryPage data={useRouteQuery(categoryPageQuery, variables, Route.useLoaderData())} />;
}
