import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { BrandPage } from '#src/features/brand/brand-page.tsx';
import { brandPageQuery } from '#src/features/brand/brand-page-query.ts';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { brandProducts } from '#src/features/product-list/product-list-query.ts';
import { ProductSection } from '#src/features/product-list/product-section.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { type ProductListInput, readProductListSearch } from '#src/shared/product-list-search.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../../-load-skeletons.ts';
import { namedTitle } from '../../-named-title.ts';

const BrandNotFound = lazyComponent(() => import('#src/features/brand/brand-not-found.tsx'), 'BrandNotFound');

type BrandSearch = Pick<ProductListInput, 'sort'>;

export const Route = createFileRoute('/brand/$id/')({
  staticData: { title: msg`Brand`, header: 'back', ssr: true, sitemap: true },
  // Read in the loader and in the component, whose code is not part of a first visit to another page.
  validateSearch: (raw: BrandSearch): BrandSearch => raw,
  loaderDeps: ({ search: { sort } }) => ({ sort }),
  loader: async ({ context: { client, session }, params: { id }, deps }) => {
    if (!isUuid(id)) throw notFound();
    const viewerId = session.viewer().id;
    const variables = { id, viewerId };
    const [loaded, products] = await Promise.all([
      loadRouteQuery(client, brandPageQuery, variables),
      loadList(client, brandProducts(viewerId, id, readProductListSearch(deps))),
    ]);
    if (!loaded.brand_by_pk) throw notFound();
    return { variables, loaded, products };
  },
  head: ({ loaderData, match }) => ({
    meta: namedTitle(loaderData?.loaded.brand_by_pk, match.context.i18n),
  }),
  pendingComponent: lazySkeleton(loadSkeletons, 'CoverSkeleton'),
  notFoundComponent: () => <BrandNotFound drawing={<ErrorDrawing />} />,
  component: BrandRoute,
});

function BrandRoute() {
  const { variables, loaded, products } = Route.useLoaderData();
  const search = readProductListSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { brand_by_pk: brand, detail_template: templates } = useRouteQuery(brandPageQuery, variables, loaded);
  // Withdrawn while the page is open.
  if (!brand) return <BrandNotFound drawing={<ErrorDrawing />} />;
  const { id, viewerId } = variables;
  return (
    <BrandPage
      key={id}
      brand={brand}
      templates={templates}
      viewerId={viewerId}
      products={(heading) => (
        <ProductSection
          heading={heading}
          list={brandProducts(viewerId, id, search)}
          loaded={products}
          sort={search.sort ?? 'recommended'}
          // The list is below the profile of the brand, and stays where it is.
          onSort={(sort) => void navigate({ search: { sort }, resetScroll: false })}
        />
      )}
    />
  );
}
