import type { AnyVariables, OperationResult, TypedDocumentNode } from 'urql';
import type { LazyClient } from './lazy-client.ts';
import type { PersistenceContext } from './persistence-exchange.ts';
import { QueryError } from './query-error.ts';
import { useCached } from './use-cached.ts';

/**
 * Loads the one document of a screen. What came with the page is not asked for. What the cache holds, or this device has
 * kept from an earlier visit, is shown at once and asked for again behind it; only a screen never seen waits for the
 * network. Throws a `QueryError`.
 */
export async function loadRouteQuery<Data, Variables extends AnyVariables>(
  lazyClient: LazyClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const brought = lazyClient.take(document, variables);
  if (brought) return brought;
  const client = await lazyClient.open();
  // Only the network's own answer counts, not what the cache says to the same question meanwhile (because a like is being sent or
  // a component reads), nor an earlier answer that urql repeats as stale.
  const ask = (persistence: PersistenceContext['persistence']) => {
    const { promise, resolve } = Promise.withResolvers<OperationResult<Data, Variables>>();
    const { unsubscribe } = client
      .query(document, variables, { requestPolicy: 'network-only', persistence })
      .subscribe((result) => {
        const fromCache = result.operation.context.meta?.cacheOutcome === 'hit';
        if (!result.stale && !fromCache && (result.data || result.error)) resolve(result);
      });
    return promise.finally(unsubscribe);
  };
  const cached = readCached(lazyClient, document, variables);
  const kept = cached ?? (await ask('read')).data;
  const fresh = ask('write');
  // `fresh` never rejects: it resolves to an error, which does not matter while there is something to show.
  if (kept) return kept;
  const { data, error } = await fresh;
  if (error) throw new QueryError(error);
  if (!data) throw new Error('No data.');
  return data;
}

/** What the cache holds, without a question to anybody; `null` when it holds nothing. */
export function readCached<Data, Variables extends AnyVariables>(
  { opened }: LazyClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | null {
  return opened.get()?.readQuery(document, variables, { requestPolicy: 'cache-only' })?.data ?? null;
}

/**
 * Reads in a component what its route's loader has loaded, from the cache, so that a like given elsewhere shows here.
 * `loaded` is what the loader returned, for the moment in which the cache is being replaced.
 */
export function useRouteQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  loaded: NoInfer<Data>,
): Data {
  return useCached({ document, variables, requestPolicy: 'cache-first' }) ?? loaded;
}
