import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { EmptyBoxDrawing } from './empty-box-drawing.tsx';
import { FilterChips } from './filter-chips.tsx';
import styles from './no-products.module.css';

type NoProductsProps = {
  filters: readonly ActiveFilter[];
  onRemove: (filter: ActiveFilter) => void;
};

/** Says what to remove so that something is found; an empty category and an empty shop have nothing to remove. */
export function NoProducts({ filters, onRemove }: NoProductsProps) {
  const { t } = useLingui();
  const [only] = filters;
  if (!only)
    return (
      <EmptyState
        size="page"
        drawing={<EmptyBoxDrawing />}
        title={<Trans>There are no products yet</Trans>}
        action={
          <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
            <Trans>Look around</Trans>
          </Link>
        }
      >
        <Trans>We’re stocking the shop. Please check back soon.</Trans>
      </EmptyState>
    );
  if (filters.length === 1 && only.key === 'category')
    return (
      <EmptyState
        drawing={<EmptyBoxDrawing />}
        title={t`Nothing in ${only.label} right now`}
        action={
          <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
            <Trans>See all products</Trans>
          </Link>
        }
      >
        <Trans>New ones are on the way. Take a look at our other products.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      drawing={<EmptyBoxDrawing />}
      title={<Trans>No products match your filters</Trans>}
      action={
        <div className={styles.ways}>
          <FilterChips filters={filters} onRemove={onRemove} />
          <Link to="/product" {...buttonAttributes({ variant: 'outline' })}>
            <Trans>Remove all filters</Trans>
          </Link>
        </div>
      }
    >
      <Trans>Try removing one of these filters.</Trans>
    </EmptyState>
  );
}
