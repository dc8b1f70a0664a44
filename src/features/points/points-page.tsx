import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { periodNames, periods } from '#src/components/page/period-names.ts';
import { useNumberedPages } from '#src/components/page/use-numbered-pages.ts';
import { pointEntriesPerPage } from '#src/shared/contracts/page-sizes.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { Select } from '#src/ui/select.tsx';
import { loadPointHistory, type MemberPoints, type PointHistory } from './load-points.ts';
import { PiggyDrawing } from './piggy-drawing.tsx';
import { PointEntries } from './point-entries.tsx';
import type { PointHistorySearch } from './point-history-search.ts';
import styles from './points-page.module.css';
import { PointsSummary } from './points-summary.tsx';

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
  const { t, i18n } = useLingui();
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
            ...periods.map((one) => ({ value: one, label: i18n._(periodNames[one]) })),
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
  const { context } = useRouter().options;
  const { items, state, more } = useNumberedPages({
    first: first.entries,
    total: first.total,
    perPage: pointEntriesPerPage,
    load: async (page) => (await loadPointHistory(context, search, page)).entries,
  });
  if (items.length > 0) {
    return (
      <InfiniteList state={state} onMore={more}>
        <PointEntries entries={items} />
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
