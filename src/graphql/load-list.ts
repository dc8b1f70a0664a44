import type { AnyVariables } from 'urql';
import type { LazyClient } from './lazy-client.ts';
import type { List } from './list.ts';
import { listPagesOf } from './list-pages.ts';
import { QueryError } from './query-error.ts';
import { fetchResult, readCachedQuery } from './route-query.ts';

/**
 * Loads a list for a route: cached or persisted rows at once while a request updates them, else the first page. All pages
 * that were read on this device come back. Throws a `QueryError`.
 */
export async function loadList<Data, Variables extends AnyVariables>(
  lazyClient: LazyClient,
  list: List<Data, Variables>,
): Promise<Data> {
  const { document, variables } = list;
  const initialData = lazyClient.takeInitialData(document, variables);
  if (initialData) {
    restoreWhenOpened(lazyClient, list, initialData);
    return initialData;
  }
  const client = await lazyClient.open();
  const pages = listPagesOf(client, list);
  const cached = readCachedQuery(lazyClient, document, variables);
  const available =
    cached ??
    (await fetchResult(client, document, variables, { persistence: 'read', onData: pages.restore })).data;
  const response = pages.refresh();
  // Not awaited: `response` never rejects, and its error does not matter while there is data to show.
  if (available) return available;
  const { data, error } = await response;
  if (error) throw new QueryError(error);
  if (!data) throw new Error('No data.');
  return data;
}

/** The rows of the page need no client; only a list that goes on does. */
function restoreWhenOpened<Data, Variables extends AnyVariables>(
  { opened }: LazyClient,
  list: List<Data, Variables>,
  data: Data,
): void {
  const restore = () => {
    const client = opened.get();
    if (client) listPagesOf(client, list).restore(data);
  };
  restore();
  opened.subscribe(restore);
}
