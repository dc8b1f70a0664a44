import type { AnyVariables, Client, DocumentInput, TypedDocumentNode } from 'urql';
import type { Session } from '#src/session/session.ts';
import { createStore, type Store } from '#src/shared/store.ts';
import type { GraphqlConnection } from './client.ts';
import { type InitialData, queryKey } from './initial-data.ts';
import type { PersistenceContext } from './persistence-exchange.ts';
import { networkError } from './query-error.ts';

export type QueryResult = {
  readonly document: DocumentInput;
  readonly variables: AnyVariables;
  readonly data: unknown;
};

/** The urql client of one viewer. Its code is as large as a page, so it is imported at the first query. */
export type LazyClient = {
  /** `null` until `open` has resolved. */
  readonly opened: Store<Client | null>;
  /** Rejects with a `QueryError` of kind `network` if its code cannot be loaded; the next call tries again. */
  open(): Promise<Client>;
  /** The initial data of a query, which needs no client. `null` from the second call on, when it may be outdated. */
  takeInitialData<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Data | null;
  /** The initial data may be outdated: a query that takes it is to be requested nevertheless. */
  readonly isOutdated: boolean;
  /** Initial data that was taken but is not in the client's cache yet. */
  takenResults(): readonly QueryResult[];
};

/** Creates a client; see `writes/client.ts`. */
type ClientModule = { readonly createClient: (connection: GraphqlConnection) => Client };

type LazyClientOptions = {
  /** The address of the data service. */
  readonly url: string;
  readonly session: Session;
  /** Imports the client. */
  readonly load: () => Promise<ClientModule>;
  readonly initialData?: InitialData | null;
  /** The page with the initial data comes from the service worker's cache. */
  readonly isOutdated?: boolean;
};

export function createLazyClient({
  url,
  session,
  load,
  initialData,
  isOutdated = false,
}: LazyClientOptions): LazyClient {
  const viewer = session.viewer();
  const remaining = new Map(Object.entries(initialData ?? {}));
  const takenResults: QueryResult[] = [];
  const opened = createStore<Client | null>(null);
  let opening: Promise<Client> | null = null;

  return {
    opened,
    isOutdated,
    open() {
      opening ??= openClient().catch((error: Error) => {
        opening = null;
        throw networkError(error);
      });
      return opening;
    },
    takeInitialData<Data, Variables extends AnyVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const key = queryKey(document, variables);
      const data = remaining.get(key);
      if (!remaining.delete(key)) return null;
      const client = opened.get();
      const result = { document, variables, data };
      // Otherwise the cache and the store would have older data than before.
      if (isOutdated) return data as Data;
      if (client) void writeResult(client, result);
      else takenResults.push(result);
      return data as Data;
    },
    takenResults: () => takenResults,
  };

  async function openClient(): Promise<Client> {
    const { createClient } = await load();
    // The database of a member who has signed out was deleted and must not be created again.
    if (session.viewer().id !== viewer.id) throw new Error('The viewer has changed.');
    const client = createClient({ url, session });
    for (let result = takenResults.shift(); result; result = takenResults.shift()) {
      await writeResult(client, result);
    }
    opened.set(client);
    return client;
  }
}

/** Writes a result to the cache and persists it as if the data service had sent it. */
function writeResult(client: Client, { document, variables, data }: QueryResult): Promise<unknown> {
  const context: PersistenceContext = { persistence: 'write', knownData: data };
  return client.query(document, variables, { requestPolicy: 'network-only', ...context }).toPromise();
}

/** A lazy client that is open from the start. */
export function readyClient(client: Client): LazyClient {
  return {
    opened: createStore<Client | null>(client),
    open: async () => client,
    isOutdated: false,
    takeInitialData: () => null,
    takenResults: () => [],
  };
}
