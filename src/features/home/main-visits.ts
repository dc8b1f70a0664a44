import { useEffect } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { useLazyClient } from '#src/graphql/client-context.ts';
import { queryKey } from '#src/graphql/initial-data.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { createStore } from '#src/shared/store.ts';

/** How often the main page was shown since it was loaded, see kept-main.tsx. */
export const mainVisits = createStore(0);

/** Requests what is below the first screen again with each visit, as the loader does with the first screen. */
export function useReloadWithVisits<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): void {
  const client = useLazyClient();
  const key = queryKey(document, variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for document and variables
  useEffect(
    // Without an answer the page stays as it is.
    () => mainVisits.subscribe(() => void loadRouteQuery(client, document, variables).catch(() => {})),
    [client, key],
  );
}
