import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { Select } from '#src/ui/select.tsx';
import type { MemberPoints, PointHistory } from './load-points.ts';
import { PiggyDrawing } from './piggy-drawing.tsx';
import { PointEntries } from './point-entries.tsx';
import type { PointHistorySearch } from './point-history-search.ts';
import styles from './points-page.module.css';
import { PointsSummary } from './points-summary.tsx';
import { usePointHistory } from './use-point-history.ts';

type PointsPageProps = {
  points: MemberPoints;
  history: PointHistory;
  search: PointHistorySearch;
  onSearch: (search: PointHistorySearch) => void;
};

/** How many points the viewer has, and how they came and went. */
export function PointsPage({ points, history, search, onSearch }: PointsPageProps) {
  return (
    <div className={styles.page}>
      <PointsSummary points={points} />
      <section>
        <HistoryFilters search={search} onSearch={onSearch} />
        {/* Another filter is another list, from its first page. */}
        <History key={JSON.stringify(search)} search={search} first={history} onSearch={onSearch} />
      </section>
    </div>
  );
}

type SearchProps = Pick<PointsPageProps, 'search' | 'onSearch'>;

function HistoryFilters({ search, onSearch }: SearchProps) {
  const { t } = useLingui();
  const { type = 'all', period = 'all' } = search;
  return (
    <div className={styles.filters}>
      <div className={styles.heading}>
        <h2 className={styles.title}>
          <Trans>History</Trans>
        </h2>
        <Select
          label={t`Period`}
          variant="quiet"
          value={period}
          choices={[
            { value: 'all', label: t`Any time` },
            { value: '1w', label: t`1 week` },
            { value: '1m', label: t`1 month` },
            { value: '3m', label: t`3 months` },
            { value: '6m', label: t`6 months` },
            { value: '1y', label: t`1 year` },
          ]}
          onSelect={(value) => onSearch({ ...search, period: value === 'all' ? undefined : value })}
        />
      </div>
      <ChoiceChips
        legend={t`Kind`}
        choices={[
          { value: 'all', label: <Trans>All</Trans> },
          { value: 'add', label: <Trans>Received</Trans> },
          { value: 'use', label: <Trans>Used</Trans> },
          { value: 'expire', label: <Trans>Expired</Trans> },
        ]}
        selected={type}
        onSelect={(value) => onSearch({ ...search, type: value === 'all' ? undefined : value })}
      />
    </div>
  );
}

function History({ search, first, onSearch }: SearchProps & { first: PointHistory }) {
  const { entries, state, more } = usePointHistory(search, first);
  if (entries.length > 0) {
    return (
      <InfiniteList state={state} onMore={more}>
        <PointEntries entries={entries} />
      </InfiniteList>
    );
  }
  return search.type || search.period ? <NothingFound onReset={() => onSearch({})} /> : <NoPoints />;
}

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      title={<Trans>Nothing of this kind in this time</Trans>}
      action={
        <button type="button" {...buttonAttributes({ variant: 'outline' })} onClick={onReset}>
          <Trans>Show the whole history</Trans>
        </button>
      }
    />
  );
}

function NoPoints() {
  return (
    <EmptyState
      drawing={<PiggyDrawing />}
      title={<Trans>No points yet</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'outline' })}>
          <Trans>Keep shopping</Trans>
        </Link>
      }
    >
      <Trans>You get points when you confirm a purchase and write a review.</Trans>
    </EmptyState>
  );
}
