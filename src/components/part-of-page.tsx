import type { ReactNode } from 'react';
import { type AnyVariables, type TypedDocumentNode, useQuery } from 'urql';
import { DataProvider } from '#src/graphql/data-provider.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { LaterRoom } from '#src/ui/later.tsx';

type PartOfPageProps<Data, Variables extends AnyVariables> = {
  query: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  children: (data: Data) => ReactNode;
};

/** A part of a page that is asked for after its first screen. If it cannot be loaded, it says so and tries again. */
export function PartOfPage<Data, Variables extends AnyVariables>(props: PartOfPageProps<Data, Variables>) {
  return (
    <DataProvider instead={<LaterRoom />}>
      <Part {...props} />
    </DataProvider>
  );
}

function Part<Data, Variables extends AnyVariables>(props: PartOfPageProps<Data, Variables>) {
  const { query, variables, children } = props;
  const [{ data, fetching }, ask] = useQuery<Data, AnyVariables>({
    query,
    variables,
    requestPolicy: 'cache-and-network',
  });
  if (data) return children(data);
  const askAgain = () => ask({ requestPolicy: 'network-only' });
  return (
    <LaterRoom>
      <InfiniteList state={fetching ? 'loading' : 'error'} onMore={askAgain}>
        {null}
      </InfiniteList>
    </LaterRoom>
  );
}
