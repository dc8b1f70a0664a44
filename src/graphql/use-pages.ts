import { useEffect, useState } from 'react';
import type { AnyVariables, RequestPolicy, TypedDocumentNode } from 'urql';
import { networkStatus } from '#src/offline/network-status.ts';
import { useLazyClient, useOpenedClient } from './client-context.ts';
import type { LazyClient } from './lazy-client.ts';

type PagesOptions<Data, Variables, Row> = {
  /** The rows that came with the document of the screen. */
  readonly first: readonly Row[];
  /** A page with fewer rows is the last one. */
  readonly pageSize: number;
  /** Asks for a later page. */
  readonly document: TypedDocumentNode<Data, Variables>;
  /** What to ask for after these rows. */
  readonly after: (rows: readonly Row[]) => Variables;
  readonly rowsOf: (data: Data) => readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Whoever comes back to the same listKey finds as many pages as they left. See `graphql/use-list-key.ts`. */
  readonly listKey: string;
};

type Page<Row> = { readonly state: 'loaded'; readonly rows: readonly Row[] } | { readonly state: 'error' };

type Pages<Row> = {
  readonly rows: readonly Row[];
  readonly state: 'loading' | 'loaded' | 'complete' | 'error';
  readonly more: () => void;
};

/**
 * A list that grows page by page; every page stays bound to the cache, so a like given elsewhere shows in it. When the
 * server comes back, all of them are asked for again.
 */
export function usePages<Data, Variables extends AnyVariables, Row>(
  options: PagesOptions<Data, Variables, Row>,
): Pages<Row> {
  const { first, pageSize, document, after, rowsOf, keyOf, listKey } = options;
  const client = useOpenedClient();
  const memory = memoryOf(useLazyClient());
  const [asked, setAsked] = useState((memory.get(listKey) ?? []) as readonly Variables[]);
  const [pages, setPages] = useState<ReadonlyMap<Variables, Page<Row>>>(
    () => new Map(asked.flatMap(keptPage)),
  );

  // At once, so that the list is as long as it was when the page is scrolled back to its place.
  function keptPage(variables: Variables): [Variables, Page<Row>][] {
    const data = client?.readQuery<Data, AnyVariables>(document, variables)?.data;
    return data ? [[variables, { state: 'loaded', rows: rowsOf(data) }]] : [];
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: how rows are read does not change what is asked
  useEffect(() => {
    if (!client) return;
    const leave = new Map<Variables, () => void>();
    const answered = new Set<Variables>();
    const listen = (variables: Variables, requestPolicy: RequestPolicy) => {
      leave.get(variables)?.();
      const answers = client.query<Data, AnyVariables>(document, variables, { requestPolicy });
      const { unsubscribe } = answers.subscribe(({ data, error }) => {
        answered.add(variables);
        if (data) setPages((known) => new Map(known).set(variables, { state: 'loaded', rows: rowsOf(data) }));
        else if (error) setPages((known) => withFault(known, variables));
      });
      leave.set(variables, unsubscribe);
    };
    for (const variables of asked) listen(variables, 'cache-first');
    const stopFollowing = networkStatus.subscribe(() => {
      if (networkStatus.get() === 'offline') return;
      // What is still under way may be the very answer that told of the server.
      for (const variables of answered) listen(variables, 'cache-and-network');
    });
    return () => {
      stopFollowing();
      for (const unsubscribe of leave.values()) unsubscribe();
    };
  }, [client, document, asked]);

  const later = asked.map((variables) => pages.get(variables));
  const rows = distinct([first, ...later.map((page) => (page?.state === 'loaded' ? page.rows : []))], keyOf);
  const state = stateOf([{ state: 'loaded', rows: first }, ...later], pageSize);

  const ask = (variables: readonly Variables[]): void => {
    memory.set(listKey, variables);
    setAsked(variables);
  };
  const more = (): void => {
    if (state === 'loaded') ask([...asked, after(rows)]);
    // A new object is asked anew; the failed answer stays with the old one.
    if (state === 'error') ask([...asked.slice(0, -1), ...asked.slice(-1).map((last) => ({ ...last }))]);
  };

  return { rows, state, more };
}

const memories = new WeakMap<LazyClient, Map<string, readonly AnyVariables[]>>();

/** Of one viewer; it goes with the viewer's client and its cache. */
function memoryOf(client: LazyClient) {
  const memory = memories.get(client) ?? new Map<string, readonly AnyVariables[]>();
  memories.set(client, memory);
  return memory;
}

/** Rows that are there stay, although they could not be brought up to date. */
function withFault<Variables, Row>(pages: ReadonlyMap<Variables, Page<Row>>, variables: Variables) {
  return pages.get(variables)?.state === 'loaded' ? pages : new Map(pages).set(variables, { state: 'error' });
}

function stateOf<Row>(pages: readonly (Page<Row> | undefined)[], pageSize: number): Pages<Row>['state'] {
  const last = pages.at(-1);
  if (!last) return 'loading';
  if (last.state === 'error') return 'error';
  return last.rows.length < pageSize ? 'complete' : 'loaded';
}

/** A row that slipped from one page into the next is shown once. */
function distinct<Row>(pages: readonly (readonly Row[])[], keyOf: (row: Row) => string): readonly Row[] {
  return [...new Map(pages.flat().map((row) => [keyOf(row), row])).values()];
}
