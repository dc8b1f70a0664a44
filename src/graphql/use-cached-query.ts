import { useMemo, useSyncExternalStore } from 'react';
import type { AnyVariables, Client, RequestPolicy, TypedDocumentNode } from 'urql';
import { useStore } from '#src/ui/use-store.ts';
import { useLazyClient } from './client-context.ts';
import { queryKey } from './initial-data.ts';

type CachedQuery<Data, Variables extends AnyVariables> = {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: NoInfer<Variables>;
  readonly requestPolicy: RequestPolicy;
};

/**
 * The current data of a query in the cache; `undefined` while the client is not open or has no data. Used instead of
 * urql's `useQuery`, which would add all of urql to the first load.
 */
export function useCachedQuery<Data, Variables extends AnyVariables>(
  query: CachedQuery<Data, Variables>,
): Data | undefined {
  const { document, variables, requestPolicy } = query;
  const client = useStore(useLazyClient().opened);
  const key = queryKey(document, variables);
  // Memoised, so that the subscription stays the same: urql aborts a request when its last subscription ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for variables, which are a new object each time
  const store = useMemo(
    () => createQueryStore(client, { document, variables, requestPolicy }),
    [client, document, key, requestPolicy],
  );
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}

function createQueryStore<Data, Variables extends AnyVariables>(
  client: Client | null,
  { document, variables, requestPolicy }: CachedQuery<Data, Variables>,
) {
  let current = client?.readQuery(document, variables, { requestPolicy: 'cache-only' })?.data;
  return {
    get: () => current,
    subscribe(onChange: () => void) {
      const results = client?.query(document, variables, { requestPolicy });
      const subscription = results?.subscribe(({ data }) => {
        if (!data || data === current) return;
        current = data;
        onChange();
      });
      return () => subscription?.unsubscribe();
    },
  };
}
