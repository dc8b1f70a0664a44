import { type ReactNode, useEffect, useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { useLazyClient } from '#src/graphql/client-context.ts';
import { queryKey } from '#src/graphql/initial-data.ts';
import { loadRouteQuery, readCached, useRouteQuery } from '#src/graphql/route-query.ts';
import { useNetworkStatus } from '#src/offline/network-status.ts';
import { DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';

type DeferredQueryProps<Data, Variables extends AnyVariables> = {
  query: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  children: (data: Data) => ReactNode;
};

/** `null`: it could not be loaded. */
type Outcome<Data> = { readonly asked: string; readonly data: Data | null };

/**
 * A part of a page that is asked for after its first screen, and kept on this device like it. If it cannot be loaded, it
 * says so and tries again.
 */
export function DeferredQuery<Data, Variables extends AnyVariables>(
  props: DeferredQueryProps<Data, Variables>,
) {
  const { query, variables } = props;
  const client = useLazyClient();
  const networkStatus = useNetworkStatus();
  const asked = queryKey(query, variables);
  // At once, so that the page is as long as it was when somebody comes back to a place in it.
  const [outcome, setOutcome] = useState<Outcome<Data> | null>(() => {
    const data = readCached(client, query, variables);
    return data && { asked, data };
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says what is asked; a server that is back is asked again
  useEffect(() => {
    let isLeft = false;
    const settle = (data: Data | null) => isLeft || setOutcome({ asked, data });
    loadRouteQuery(client, query, variables).then(settle, () => settle(null));
    return () => {
      isLeft = true;
    };
  }, [client, asked, attempt, networkStatus]);

  const known = outcome?.asked === asked ? outcome : null;
  if (known?.data) return <LoadedQuery {...props} loaded={known.data} />;
  const askAgain = () => {
    setOutcome(null);
    setAttempt(attempt + 1);
  };
  return (
    <DeferredPlaceholder>
      <InfiniteList state={known ? 'error' : 'loading'} onMore={askAgain}>
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
