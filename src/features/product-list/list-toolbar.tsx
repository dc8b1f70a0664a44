import { useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import styles from '#src/components/page/list-toolbar.module.css';
import type { ProductSort } from '#src/shared/product-list-search.ts';
import { Icon } from '#src/ui/icon.tsx';
import { ProductSortSelect } from './product-sort-select.tsx';

export const filterButtonId = 'product-filters';

type ListToolbarProps = {
  filterCount: number;
  onFilter: () => void;
  sort: ProductSort;
  onSort: (sort: ProductSort) => void;
};

/** Filters on the left, the order on the right. Stays below the header. */
export function ListToolbar({ filterCount, onFilter, sort, onSort }: ListToolbarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.toolbar}>
      <button
        id={filterButtonId}
        type="button"
        className={styles.filter}
        aria-haspopup="dialog"
        onClick={onFilter}
      >
        <Icon of={SlidersHorizontal} size={18} />
        {t`Filters`}
        {filterCount > 0 && (
          <>
            <span className={styles.count}>{filterCount}</span>
            <span className="visually-hidden">{t({ message: 'set', context: 'filters' })}</span>
          </>
        )}
      </button>
      <ProductSortSelect sort={sort} onSort={onSort} />
    </div>
  );
}
