import type { AnyVariables, OperationResult, TypedDocumentNode } from 'urql';
import type { LazyClient } from './lazy-client.ts';
import type { PersistenceContext } from './persistence-exchange.ts';
import { QueryError } from './query-error.ts';
import { useCachedQuery } from './use-cached-query.ts';

/**
 * Loads the one document of a screen: the initial data of the page without a request; else cached or persisted data,
 * which is shown at once while a request updates it; else the response of the data service. Throws a `QueryError`.
 */
export async function loadRouteQuery<Data, Variables extends AnyVariables>(
  lazyClient: LazyClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const initialData = lazyClient.takeInitialData(document, variables);
  if (initialData) return initialData;
  const client = await lazyClient.open();
  // Ignores results that are not the response: those of the cache, which a mutation or a component's query of the same
  // document causes meanwhile, and earlier results that urql repeats as stale.
  const fetchResult = (persistence: PersistenceContext['persistence']) => {
    const { promise, resolve } = Promise.withResolvers<OperationResult<Data, Variables>>();
    const { unsubscribe } = client
      .query(document, variables, { requestPolicy: 'network-only', persistence })
      .subscribe((result) => {
        const isCacheHit = result.operation.context.meta?.cacheOutcome === 'hit';
        if (!result.stale && !isCacheHit && (result.data || result.error)) resolve(result);
      });
    return promise.finally(unsubscribe);
  };
  const cached = readCachedQuery(lazyClient, document, variables);
  const available = cached ?? (await fetchResult('read')).data;
  const response = fetchResult('write');
  // Not awaited: `response` never rejects, and its error does not matter while there is data to show.
  if (available) return available;
  const { data, error } = await response;
  if (error) throw new QueryError(error);
  if (!data) throw new Error('No data.');
  return data;
}

/** The cached data of a query, without a request; `null` when it is not cached or the client is not open. */
export function readCachedQuery<Data, Variables extends AnyVariables>(
  { opened }: LazyClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | null {
  return opened.get()?.readQuery(document, variables, { requestPolicy: 'cache-only' })?.data ?? null;
}

/**
 * The data of a route's query in a component, updated with the cache: a like that is set elsewhere shows here. `loaded`
 * is what the loader returned; it is used while a new client has no data yet.
 */
export function useRouteQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  loaded: NoInfer<Data>,
): Data {
  return useCachedQuery({ document, variables, requestPolicy: 'cache-first' }) ?? loaded;
}
