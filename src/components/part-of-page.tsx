import { type ReactNode, useEffect, useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { useLateClient } from '#src/graphql/client-context.ts';
import { questionOf } from '#src/graphql/first-data.ts';
import { loadRouteQuery, readCached, useRouteQuery } from '#src/graphql/route-query.ts';
import { useConnection } from '#src/offline/connection.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { LaterRoom } from '#src/ui/later.tsx';

type PartOfPageProps<Data, Variables extends AnyVariables> = {
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
export function PartOfPage<Data, Variables extends AnyVariables>(props: PartOfPageProps<Data, Variables>) {
  const { query, variables } = props;
  const client = useLateClient();
  const connection = useConnection();
  const asked = questionOf(query, variables);
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
  }, [client, asked, attempt, connection]);

  const known = outcome?.asked === asked ? outcome : null;
  if (known?.data) return <KnownPart {...props} loaded={known.data} />;
  const askAgain = () => {
    setOutcome(null);
    setAttempt(attempt + 1);
  };
  return (
    <LaterRoom>
      <InfiniteList state={known ? 'error' : 'loading'} onMore={askAgain}>
        {null}
      </InfiniteList>
    </LaterRoom>
  );
}

type KnownPartProps<Data, Variables extends AnyVariables> = PartOfPageProps<Data, Variables> & {
  loaded: NoInfer<Data>;
};

function KnownPart<Data, Variables extends AnyVariables>(props: KnownPartProps<Data, Variables>) {
  return props.children(useRouteQuery(props.query, props.variables, props.loaded));
}
