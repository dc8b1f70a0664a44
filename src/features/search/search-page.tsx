import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { addRecentWord } from '#src/storage/recent-words.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { KindTabs } from './kind-tabs.tsx';
import { NoResults } from './no-results.tsx';
import { ResultList } from './result-list.tsx';
import { ResultOverview } from './result-overview.tsx';
import { SearchFailed } from './search-failed.tsx';
import styles from './search-page.module.css';
import type { SearchResults } from './search-results.ts';

type SearchPageProps = {
  keyword: string;
  /** The results of all kinds; `null` if they could not be loaded. */
  overview: SearchResults | null;
  /** The results of the kind that the address names. */
  results: SearchResults | null;
  /** Opens the search field. */
  onEdit: () => void;
};

export function SearchPage({ keyword, overview, results, onEdit }: SearchPageProps) {
  const { t } = useLingui();
  const { session } = useRouter().options.context;
  // Not again when the viewer changes: what a member searched for is not kept for the visitor who has signed out.
  useEffect(() => void addRecentWord(session.viewer().id, keyword), [session, keyword]);
  return (
    <div>
      <div className={styles.head}>
        <button type="button" className={styles.keyword} aria-label={t`Change “${keyword}”`} onClick={onEdit}>
          <Icon of={Search} size={20} />
          <span className={styles.text}>{keyword}</span>
        </button>
      </div>
      {results ? <Results overview={overview} results={results} /> : <SearchFailed />}
    </div>
  );
}

type ResultsProps = Pick<SearchPageProps, 'overview'> & { results: SearchResults };

function Results({ overview, results }: ResultsProps) {
  const [first] = useStore(results.pages);
  const { keyword, kind, similar } = results;
  if (!first) return null;
  const totals = [...(overview?.pages.get()[0]?.kinds ?? []), ...first.kinds];
  const isEmpty = first.kinds.every(({ ids }) => ids.length === 0);
  return (
    <>
      {(kind !== 'all' || !isEmpty) && <KindTabs keyword={keyword} kind={kind} totals={totals} />}
      {similar && !isEmpty && (
        <p className={styles.similar} role="status">
          <Trans>Also searched for “{similar}”.</Trans>
        </p>
      )}
      {isEmpty ? (
        <NoResults keyword={keyword} />
      ) : kind === 'all' ? (
        <ResultOverview keyword={keyword} page={first} />
      ) : (
        <ResultList kind={kind} results={results} />
      )}
    </>
  );
}
