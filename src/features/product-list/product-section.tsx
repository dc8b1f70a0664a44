import { ProductGrid } from '#src/components/cards/product-grid.tsx';
import page from '#src/components/page/detail-page.module.css';
import type { SectionTitle } from '#src/components/page/detail-sections.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { useList } from '#src/graphql/use-list.ts';
import type { ProductListSearch, ProductSort } from '#src/shared/product-list-search.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { ListMore } from '#src/ui/list-more.tsx';
import { type ProductListData, type productList, sortInAddress } from './product-list-query.ts';
import { ProductSortSelect } from './product-sort-select.tsx';

const NoProductsYet = lazyComponent(() => import('./no-products-yet.tsx'), 'NoProductsYet');

type ProductSectionProps = {
  heading: SectionTitle;
  list: ReturnType<typeof productList>;
  loaded: ProductListData;
  sort: ProductSort;
  onSort: (sort: ProductListSearch['sort']) => void;
};

/** A list of products as one section of a page about something else. */
export function ProductSection({ heading, list, loaded, sort, onSort }: ProductSectionProps) {
  const { data, state, more } = useList(list, loaded);
  const { product: products } = data;
  if (products.length === 0) return <NoProductsYet />;
  return (
    <section className={page.section} aria-label={heading.title}>
      <SectionHeading
        {...heading}
        action={
          products.length > 1 && (
            <ProductSortSelect sort={sort} onSort={(chosen) => onSort(sortInAddress(chosen))} />
          )
        }
      />
      <ProductGrid products={products} />
      <ListMore state={state} onMore={more} />
    </section>
  );
}
