import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { InfiniteState } from '#src/ui/infinite-list.tsx';
import { entriesPerPage, loadPointHistory, type PointEntry, type PointHistory } from './load-points.ts';
import type { PointHistorySearch } from './point-history-search.ts';

/** The pages of the history, of which the route has loaded the first. */
export function usePointHistory(search: PointHistorySearch, first: PointHistory) {
  const { context } = useRouter().options;
  const [later, setLater] = useState<readonly PointEntry[]>([]);
  const [pages, setPages] = useState(1);
  const [request, setRequest] = useState<'idle' | 'loading' | 'failed'>('idle');
  // An entry that a new one has pushed to the next page would come twice.
  const firstIds = new Set(first.entries.map(({ id }) => id));
  const entries = [...first.entries, ...later.filter(({ id }) => !firstIds.has(id))];

  const more = async () => {
    setRequest('loading');
    try {
      const page = await loadPointHistory(context, search, pages + 1);
      setLater([...later, ...page.entries]);
      setPages(pages + 1);
      setRequest('idle');
    } catch {
      setRequest('failed');
    }
  };
  return { entries, state: stateOf(request, pages * entriesPerPage >= first.total), more: () => void more() };
}

function stateOf(request: 'idle' | 'loading' | 'failed', isComplete: boolean): InfiniteState {
  if (request === 'loading') return 'loading';
  if (isComplete) return 'complete';
  return request === 'failed' ? 'error' : 'loaded';
}
