import type { AnyVariables, Client, DocumentInput, TypedDocumentNode } from 'urql';
import type { Session } from '#src/session/session.ts';
import { createStore, type Store } from '#src/ui/store.ts';
import type { DeviceContext } from './device-exchange.ts';
import { type FirstData, questionOf } from './first-data.ts';
import { unreachable } from './query-fault.ts';

/** What the data service said to one question. */
export type Answer = {
  readonly document: DocumentInput;
  readonly variables: AnyVariables;
  readonly data: unknown;
};

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
  /** The page's own answers that were given and that no client knows yet. */
  taken(): readonly Answer[];
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
  const taken: Answer[] = [];
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
      const brought = { document, variables, data: answer };
      const client = opened.get();
      if (client) void tell(client, brought);
      else taken.push(brought);
      return answer as Data;
    },
    taken: () => taken,
  };

  async function begin(): Promise<Client> {
    const { createGraphqlClient } = await import('./client.ts');
    // What this device keeps of a member who has left is deleted by now, and must not begin anew.
    if (session.viewer().id !== viewer.id) throw new Error('Somebody else looks now.');
    const client = createGraphqlClient({ url, session });
    for (let answer = taken.shift(); answer; answer = taken.shift()) await tell(client, answer);
    opened.set(client);
    return client;
  }
}

/** The cache and the device learn of it as if it had been asked for. */
function tell(client: Client, { document, variables, data }: Answer): Promise<unknown> {
  const context: DeviceContext = { device: 'keep', answer: data };
  return client.query(document, variables, { requestPolicy: 'network-only', ...context }).toPromise();
}

/** A client that is there already. */
export function readyClient(client: Client): LateClient {
  return {
    opened: createStore<Client | null>(client),
    open: async () => client,
    take: () => null,
    taken: () => [],
  };
}
