import { useMemo, useSyncExternalStore } from 'react';
import type { AnyVariables, Client, RequestPolicy, TypedDocumentNode } from 'urql';
import { useStore } from '#src/ui/use-store.ts';
import { useLazyClient } from './client-context.ts';
import { queryKey } from './initial-data.ts';

type Question<Data, Variables extends AnyVariables> = {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: NoInfer<Variables>;
  readonly requestPolicy: RequestPolicy;
};

/**
 * What the cache knows of an answer, as it changes; `undefined` while there is no cache. urql's own hook would bring all
 * of urql to the first screen.
 */
export function useCached<Data, Variables extends AnyVariables>(
  question: Question<Data, Variables>,
): Data | undefined {
  const { document, variables, requestPolicy } = question;
  const client = useStore(useLazyClient().opened);
  const asked = queryKey(document, variables);
  // Followed without a gap while the same is asked: whoever leaves last ends a call that is under way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loader makes the same variables anew each time it runs
  const answer = useMemo(
    () => follow(client, { document, variables, requestPolicy }),
    [client, document, asked, requestPolicy],
  );
  return useSyncExternalStore(answer.subscribe, answer.get, () => undefined);
}

function follow<Data, Variables extends AnyVariables>(
  client: Client | null,
  { document, variables, requestPolicy }: Question<Data, Variables>,
) {
  let latest = client?.readQuery(document, variables, { requestPolicy: 'cache-only' })?.data;
  return {
    get: () => latest,
    subscribe(changed: () => void) {
      const answers = client?.query(document, variables, { requestPolicy });
      const subscription = answers?.subscribe(({ data }) => {
        if (!data || data === latest) return;
        latest = data;
        changed();
      });
      return () => subscription?.unsubscribe();
    },
  };
}
