import type { AnyVariables, Client, OperationResult, TypedDocumentNode } from 'urql';
import { withResolvers } from '#src/shared/with-resolvers.ts';
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
  const fetch = async (persistence: 'read' | 'write') =>
    fetchResult(await lazyClient.open(), document, variables, { persistence });
  if (initialData) {
    // Without its code the page stays as it is; the next load tries again.
    if (lazyClient.isOutdated) fetch('write').catch(() => {});
    return initialData;
  }
  await lazyClient.open();
  const cached = readCachedQuery(lazyClient, document, variables);
  const available = cached ?? (await fetch('read')).data;
  const response = fetch('write');
  // Not awaited: `response` never rejects, and its error does not matter while there is data to show.
  if (available) return available;
  const { data, error } = await response;
  if (error) throw new QueryError(error);
  if (!data) throw new Error('No data.');
  return data;
}

/**
 * The response of the service or the store. Ignores results of the cache, which a mutation or a component's query of the
 * same document causes meanwhile, and earlier results that urql repeats as stale. Never rejects.
 */
export function fetchResult<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: PersistenceContext,
): Promise<OperationResult<Data>> {
  const { promise, resolve } = withResolvers<OperationResult<Data>>();
  const { unsubscribe } = client
    .query<Data, AnyVariables>(document, variables, { requestPolicy: 'network-only', ...context })
    .subscribe((result) => {
      const isCacheHit = result.operation.context.meta?.cacheOutcome === 'hit';
      if (!result.stale && !isCacheHit && (result.data || result.error)) resolve(result);
    });
  return promise.finally(unsubscribe);
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
