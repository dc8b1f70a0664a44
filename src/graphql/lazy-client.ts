import type { AnyVariables, Client, DocumentInput, TypedDocumentNode } from 'urql';
import type { Session } from '#src/session/session.ts';
import { createStore, type Store } from '#src/shared/store.ts';
import { type InitialData, queryKey } from './initial-data.ts';
import type { PersistenceContext } from './persistence-exchange.ts';
import { unreachable } from './query-error.ts';

/** What the data service said to one question. */
export type Answer = {
  readonly document: DocumentInput;
  readonly variables: AnyVariables;
  readonly data: unknown;
};

/** The client of one viewer. Its code weighs as much as a page and comes when something is asked for. */
export type LazyClient = {
  /** `null` until somebody has asked. */
  readonly opened: Store<Client | null>;
  /** Rejects with a `QueryError` where its code cannot be had; the next one who asks tries again. */
  open(): Promise<Client>;
  /** The page's own answer, which needs no client; given once, because later answers are newer. */
  take<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Data | null;
  /** The page's own answers that were given and that no client knows yet. */
  consumed(): readonly Answer[];
};

type LazyClientOptions = {
  /** Of the data service. */
  readonly url: string;
  readonly session: Session;
  readonly answers?: InitialData | null;
};

export function createLazyClient({ url, session, answers }: LazyClientOptions): LazyClient {
  const viewer = session.viewer();
  const left = new Map(Object.entries(answers ?? {}));
  const consumed: Answer[] = [];
  const opened = createStore<Client | null>(null);
  let opening: Promise<Client> | null = null;

  return {
    opened,
    open() {
      opening ??= begin().catch((fault: Error) => {
        opening = null;
        throw unreachable(fault);
      });
      return opening;
    },
    take<Data, Variables extends AnyVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const question = queryKey(document, variables);
      const answer = left.get(question);
      if (!left.delete(question)) return null;
      const brought = { document, variables, data: answer };
      const client = opened.get();
      if (client) void tell(client, brought);
      else consumed.push(brought);
      return answer as Data;
    },
    consumed: () => consumed,
  };

  async function begin(): Promise<Client> {
    const { createGraphqlClient } = await import('./client.ts');
    // What this device keeps of a member who has left is deleted by now, and must not begin anew.
    if (session.viewer().id !== viewer.id) throw new Error('Somebody else looks now.');
    const client = createGraphqlClient({ url, session });
    for (let answer = consumed.shift(); answer; answer = consumed.shift()) await tell(client, answer);
    opened.set(client);
    return client;
  }
}

/** The cache and the device learn of it as if it had been asked for. */
function tell(client: Client, { document, variables, data }: Answer): Promise<unknown> {
  const context: PersistenceContext = { persistence: 'write', answer: data };
  return client.query(document, variables, { requestPolicy: 'network-only', ...context }).toPromise();
}

/** A client that is there already. */
export function readyClient(client: Client): LazyClient {
  return {
    opened: createStore<Client | null>(client),
    open: async () => client,
    take: () => null,
    consumed: () => [],
  };
}
