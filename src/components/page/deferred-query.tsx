import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { useLazyClient } from '#src/graphql/client-context.ts';
import { queryKey } from '#src/graphql/initial-data.ts';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { loadRouteQuery, readCachedQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';

type DeferredQueryProps<Data, Variables extends AnyVariables> = {
  query: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  /** How it is loaded; the default is a single query. */
  load?: (client: LazyClient) => Promise<NoInfer<Data>>;
  children: (data: Data) => ReactNode;
};

/** `data` is `null` if it could not be loaded. */
type Result<Data> = { readonly key: string; readonly data: Data | null };

/**
 * Content below the first screen with a query of its own, which is persisted on the device like the route's query. If it
 * cannot be loaded, it shows an error and a retry button, and loads again when the network status changes.
 */
export function DeferredQuery<Data, Variables extends AnyVariables>(
  props: DeferredQueryProps<Data, Variables>,
) {
  const { query, variables, load } = props;
  const client = useLazyClient();
  const networkStatus = useNetworkStatus();
  const key = queryKey(query, variables);
  // Synchronously, so that the page has its former height when a scroll position is restored.
  const [result, setResult] = useState<Result<Data> | null>(() => {
    const data = readCachedQuery(client, query, variables);
    return data && { key, data };
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for query and variables; a reconnect loads again
  useEffect(() => {
    let isStale = false;
    // Rendered in slices, so that the page answers meanwhile.
    const settle = (data: Data | null) => isStale || startTransition(() => setResult({ key, data }));
    const loading = load ? load(client) : loadRouteQuery(client, query, variables);
    loading.then(settle, () => settle(null));
    return () => {
      isStale = true;
    };
  }, [client, key, attempt, networkStatus]);

  const current = result?.key === key ? result : null;
  if (current?.data) return <LoadedQuery {...props} loaded={current.data} />;
  const retry = () => {
    setResult(null);
    setAttempt(attempt + 1);
  };
  return (
    <DeferredPlaceholder>
      <InfiniteList state={current ? 'error' : 'loading'} onMore={retry}>
        {null}
      </InfiniteList>
    </DeferredPlaceholder>
  );
}

type LoadedQueryProps<Data, Variables extends AnyVariables> = DeferredQueryProps<Data, Variables> & {
  loaded: NoInfer<Data>;
};

function LoadedQuery<Data, Variables extends AnyVariables>(props: LoadedQueryProps<Data, Variables>) {
  return props.children(useRouteQuery(props.query, props.variables, props.loaded));
}
