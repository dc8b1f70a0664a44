import { useState } from 'react';
import type { AnyVariables } from 'urql';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { createStore } from '#src/shared/store.ts';
import { useStore } from '#src/ui/use-store.ts';
import { useLazyClient } from './client-context.ts';
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

const unopened: PagesStatus = { isComplete: false, request: 'idle', readAt: 0 };
const unopenedStore = createStore(unopened);

/** A list that grows page by page, for which it opens the client. `loaded`: what `loadList` returned. */
export function useList<Data, Variables extends AnyVariables>(
  list: List<Data, Variables>,
  loaded: NoInfer<Data>,
): UsedList<Data> {
  const { document, variables } = list;
  const lazyClient = useLazyClient();
  const client = useStore(lazyClient.opened);
  const pages = client && listPagesOf(client, list);
  const status = useStore(pages?.status ?? unopenedStore);
  const [opening, setOpening] = useState<PagesStatus['request']>('idle');
  const isOffline = useNetworkStatus() === 'offline';
  const cached = useCachedQuery({ document, variables, requestPolicy: 'cache-only' });
  const openAndRead = async () => {
    setOpening('loading');
    try {
      void listPagesOf(await lazyClient.open(), list).more();
      setOpening('idle');
    } catch {
      setOpening('failed');
    }
  };
  const isComplete = isLastPage(list, loaded);
  return {
    data: cached ?? loaded,
    state: stateOf(pages ? status : { ...unopened, isComplete, request: opening }, isOffline),
    readAt: status.readAt,
    more: () => void (pages ? pages.more() : openAndRead()),
  };
}

function isLastPage<Data, Variables extends AnyVariables>(
  { field, variables }: List<Data, Variables>,
  data: Data,
): boolean {
  const rows = data[field];
  return Array.isArray(rows) && rows.length < variables.limit;
}

function stateOf({ isComplete, request }: PagesStatus, isOffline: boolean): UsedList<unknown>['state'] {
  if (request === 'loading') return 'loading';
  if (isComplete) return 'complete';
  return isOffline || request === 'failed' ? 'error' : 'loaded';
}
