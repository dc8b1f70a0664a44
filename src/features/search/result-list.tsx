import { useLingui } from '@lingui/react/macro';
import { CardGrid } from '#src/components/cards/card-grid.tsx';
import { type SearchKind, searchKinds } from '#src/components/search/search-kinds.ts';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { useResultCards } from './result-cards.tsx';
import type { ResultPage } from './result-page.ts';
import type { SearchResults } from './search-results.ts';

type ResultListProps = { kind: SearchKind; results: SearchResults };

/** Everything of one kind, the best matches first. */
export function ResultList({ kind, results }: ResultListProps) {
  const pages = useStore(results.pages);
  const state = useStore(results.state);
  const isOffline = useNetworkStatus() === 'offline';
  return (
    <InfiniteList state={state === 'loaded' && isOffline ? 'error' : state} onMore={results.more}>
      {pages.map((page) => (
        <ResultGrid key={page.kinds[0]?.ids[0]} kind={kind} page={page} />
      ))}
    </InfiniteList>
  );
}

function ResultGrid({ kind, page }: { kind: SearchKind; page: ResultPage }) {
  const { i18n } = useLingui();
  return <CardGrid label={i18n._(searchKinds[kind])} cards={useResultCards(page, kind)} />;
}
