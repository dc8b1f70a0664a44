import type { ApiContext } from '#src/api/call-api.ts';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import type { Store } from '#src/shared/store.ts';
import { outcomeOfCall, type SentCall } from './call-outcome.ts';
import { openOutbox } from './outbox.ts';
import type { Refusal } from './outbox-queue.ts';
import type { OutboxStore } from './outbox-store.ts';
import { createViewerOutbox } from './viewer-outbox.ts';

/** The content of a form that was sent and waits on this device. */
export type PendingCall<Content> = Content & { readonly createdAt: number };

type CallKind<Content> = {
  /** The name of the lock and of the channel between tabs. */
  readonly name: string;
  readonly store: (viewerId: string) => OutboxStore<Content>;
  /** The writes that wait, the oldest first. */
  readonly pending: Store<readonly PendingCall<Content>[]>;
  /** The key of what is sent once. */
  readonly keyOf: (content: Content) => string;
  /** Safe to repeat. Never rejects. */
  readonly send: (context: ApiContext, content: Content) => Promise<SentCall>;
  /** Refusals that pass, beside those of every call. */
  readonly passing?: readonly string[];
};

type CallOptions<Content> = ApiContext & {
  readonly client?: LazyClient | undefined;
  readonly onRefused: (content: Content, refusal: Refusal) => void;
  /** The server has what had to wait. */
  readonly onStored: (content: Content) => void;
};

/** One kind of outbox of the current viewer, for what a form sends to the REST API. A visitor has none. */
export function createCallOutbox<Content extends object>(kind: CallKind<Content>) {
  const { name, store, pending, keyOf, send, passing } = kind;
  const outbox = createViewerOutbox<Content, CallOptions<Content>>(
    async () => (options, viewerId) =>
      openOutbox<Content>({
        session: options.session,
        viewerId,
        scope: `${name}.${viewerId}`,
        store: store(viewerId),
        send: async ({ content }) => outcomeOfCall(await send(options, content), passing),
        onChange: (writes) =>
          pending.set(writes.map(({ content, createdAt }) => ({ ...content, createdAt }))),
        onStored: async ({ content }) => options.onStored(content),
        onRefused: options.onRefused,
        // The form says that it waits, and the list shows it.
        onDelayed: () => {},
        onCaughtUp: () => {},
      }),
  );

  /**
   * A write of a visitor does not wait: `null`. Never rejects.
   * @returns where it waits until it can be sent: `stored` on this device, or in the `memory` of this page
   */
  async function enqueue(content: Content): Promise<'stored' | 'memory' | null> {
    const isStored = await outbox.save(keyOf(content), content);
    if (isStored === null) return null;
    return isStored ? 'stored' : 'memory';
  }

  // The client of the data service is not waited for.
  const open = (options: CallOptions<Content>) => outbox.open({ ...options, client: undefined });
  return { open, enqueue };
}
