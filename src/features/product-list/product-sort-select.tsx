import { useLingui } from '@lingui/react/macro';
import { type ProductSort, productSorts } from '#src/shared/product-list-search.ts';
import { Select } from '#src/ui/select.tsx';
import { sortNames } from './filter-names.ts';

type ProductSortSelectProps = { sort: ProductSort; onSort: (sort: ProductSort) => void };

export function ProductSortSelect({ sort, onSort }: ProductSortSelectProps) {
  const { t, i18n } = useLingui();
  return (
    <Select
      variant="quiet"
      label={t`Sort by`}
      value={sort}
      choices={productSorts.map((value) => ({ value, label: i18n._(sortNames[value]) }))}
      onSelect={onSort}
    />
  );
}
