import type { AnyVariables, Client, TypedDocumentNode } from 'urql';
import type { Session } from '#src/session/session.ts';
import { createStore, type Store } from '#src/ui/store.ts';
import type { DeviceContext } from './device-exchange.ts';
import { type FirstData, questionOf } from './first-data.ts';
import { unreachable } from './query-fault.ts';

/** The client of one viewer. Its code weighs as much as a page and comes when something is asked for. */
export type LateClient = {
  /** `null` until somebody has asked. */
  readonly opened: Store<Client | null>;
  /** Rejects with a `QueryFault` where its code cannot be had; the next one who asks tries again. */
  open(): Promise<Client>;
  /** The page's own answer, which needs no client; given once, because later answers are newer. */
  take<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Data | null;
};

type LateClientParts = {
  /** Of the data service. */
  readonly url: string;
  readonly session: Session;
  readonly answers?: FirstData | null;
};

export function createLateClient({ url, session, answers }: LateClientParts): LateClient {
  const viewer = session.viewer();
  const left = new Map(Object.entries(answers ?? {}));
  const taken: ((client: Client) => Promise<unknown>)[] = [];
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
      const question = questionOf(document, variables);
      const answer = left.get(question);
      if (!left.delete(question)) return null;
      const context: DeviceContext = { device: 'keep', answer };
      // The cache and the device learn of it as if it had been asked for.
      const tell = (client: Client) =>
        client.query(document, variables, { requestPolicy: 'network-only', ...context }).toPromise();
      const client = opened.get();
      if (client) void tell(client);
      else taken.push(tell);
      return answer as Data;
    },
  };

  async function begin(): Promise<Client> {
    const { createGraphqlClient } = await import('./client.ts');
    // What this device keeps of a member who has left is deleted by now, and must not begin anew.
    if (session.viewer().id !== viewer.id) throw new Error('Somebody else looks now.');
    const client = createGraphqlClient({ url, session });
    for (let tell = taken.shift(); tell; tell = taken.shift()) await tell(client);
    opened.set(client);
    return client;
  }
}

/** A client that is there already. */
export function readyClient(client: Client): LateClient {
  return { opened: createStore<Client | null>(client), open: async () => client, take: () => null };
}
