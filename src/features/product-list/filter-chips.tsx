import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { Icon } from '#src/ui/icon.tsx';
import type { ActiveFilter } from './active-filters.ts';
import styles from './filter-chips.module.css';

type FilterChipsProps = {
  filters: readonly ActiveFilter[];
  onRemove: (filter: ActiveFilter) => void;
};

/** The filters that are set, each removed by a tap. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Active filters`}>
      {filters.map((filter) => (
        <li key={filter.key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t`Remove filter: ${filter.label}`}
            onClick={() => onRemove(filter)}
          >
            {filter.label}
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
