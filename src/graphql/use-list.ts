import type { AnyVariables } from 'urql';
import { useNetworkStatus } from '#src/offline/network-status.ts';
import { createStore } from '#src/shared/store.ts';
import { useStore } from '#src/ui/use-store.ts';
import { useOpenedClient } from './client-context.ts';
import type { List } from './list.ts';
import { listPagesOf, type PagesStatus } from './list-pages.ts';
import { useCachedQuery } from './use-cached-query.ts';

type UsedList<Data> = {
  /** With all rows that were read, as they are in the cache: a like that is set elsewhere shows in them. */
  readonly data: Data;
  /** `error` also when there may be more for which the server is needed. */
  readonly state: 'loading' | 'loaded' | 'complete' | 'error';
  /** When the start of the list was requested last; milliseconds since 1970. */
  readonly readAt: number;
  /** Requests the next page. */
  readonly more: () => void;
};

const unopened = createStore<PagesStatus>({ isComplete: false, request: 'loading', readAt: 0 });

/** A list that grows page by page. `loaded`: what `loadList` returned. */
export function useList<Data, Variables extends AnyVariables>(
  list: List<Data, Variables>,
  loaded: NoInfer<Data>,
): UsedList<Data> {
  const { document, variables } = list;
  const client = useOpenedClient();
  const pages = client && listPagesOf(client, list);
  const status = useStore(pages?.status ?? unopened);
  const isOffline = useNetworkStatus() === 'offline';
  const cached = useCachedQuery({ document, variables, requestPolicy: 'cache-only' });
  return {
    data: cached ?? loaded,
    state: stateOf(status, isOffline),
    readAt: status.readAt,
    more: () => void pages?.more(),
  };
}

function stateOf({ isComplete, request }: PagesStatus, isOffline: boolean): UsedList<unknown>['state'] {
  if (request === 'loading') return 'loading';
  if (isComplete) return 'complete';
  return isOffline || request === 'failed' ? 'error' : 'loaded';
}
