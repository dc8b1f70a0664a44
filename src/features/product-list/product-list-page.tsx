import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ProductGrid } from '#src/components/cards/product-grid.tsx';
import { useList } from '#src/graphql/use-list.ts';
import type { ProductListSearch } from '#src/shared/product-list-search.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { type ActiveFilter, useActiveFilters } from './active-filters.ts';
import { CategoryLinks } from './category-links.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ListScope } from './list-scope.ts';
import { filterButtonId, ListToolbar } from './list-toolbar.tsx';
import styles from './product-list-page.module.css';
import { type ProductListData, productList, sortInAddress } from './product-list-query.ts';

const NoProducts = lazyComponent(() => import('./no-products.tsx'), 'NoProducts');
const FilterSheet = lazyComponent(() => import('./filter-sheet.tsx'), 'FilterSheet');

/** The first row is in view at once. */
const priorityCards = 2;

type ProductListPageProps = {
  viewerId: string;
  search: ProductListSearch;
  scope: ListScope;
  loaded: ProductListData;
  /** Resolves when the list of the new address is shown. */
  onSearch: (search: ProductListSearch) => Promise<void>;
};

export function ProductListPage({ viewerId, search, scope, loaded, onSearch }: ProductListPageProps) {
  const [isFiltering, setIsFiltering] = useState(false);
  const { data, state, more } = useList(productList(viewerId, search, scope), loaded);
  const filters = useActiveFilters(search, scope);
  // The category is shown as the current link.
  const chips = filters.filter(({ key }) => key !== 'category');
  const remove = async ({ without }: ActiveFilter) => {
    await onSearch(without);
    // The button that was pressed is gone.
    document.getElementById(filterButtonId)?.focus({ preventScroll: true });
  };
  const apply = (changed: ProductListSearch) => {
    setIsFiltering(false);
    void onSearch(changed);
  };
  const { product: products } = data;
  return (
    <div className={styles.page}>
      <CategoryLinks search={search} scope={scope} />
      <ListToolbar
        filterCount={chips.length}
        onFilter={() => setIsFiltering(true)}
        sort={search.sort ?? 'recommended'}
        onSort={(sort) => void onSearch({ ...search, sort: sortInAddress(sort) })}
      />
      {products.length === 0 ? (
        <NoProducts filters={filters} onRemove={(filter) => void remove(filter)} />
      ) : (
        <>
          <FilterChips filters={chips} onRemove={(filter) => void remove(filter)} />
          <ListSection>
            <InfiniteList state={state} onMore={more}>
              <ProductGrid products={products} priorityCards={priorityCards} />
            </InfiniteList>
          </ListSection>
        </>
      )}
      {isFiltering && (
        <FilterSheet search={search} scope={scope} onApply={apply} onClose={() => setIsFiltering(false)} />
      )}
    </div>
  );
}

function ListSection({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className={styles.list} aria-label={t`Products`}>
      <h2 className="visually-hidden">
        <Trans>Products</Trans>
      </h2>
      {children}
    </section>
  );
}
