import type { AnyOutcome, ApiContext } from '#src/api/call-api.ts';
import { isVisitor } from '#src/session/viewer.ts';
import type { Store } from '#src/shared/store.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import type { Refusal, SendOutcome } from './outbox-queue.ts';
import type { OutboxStore } from './outbox-store.ts';

/** The content of a form that was sent and waits on this device. */
export type PendingCall<Content> = Content & { readonly createdAt: number };

type SentCall = { readonly kind: 'ok' } | Exclude<AnyOutcome, { kind: 'ok' }>;

type CallOutboxOptions<Content> = {
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

type Listeners<Content> = {
  readonly onRefused: (content: Content, refusal: Refusal) => void;
  /** The server has what had to wait. */
  readonly onStored: (content: Content) => void;
};

/** One kind of outbox of the current viewer, for what a form sends to the REST API. A visitor has none. */
export function createCallOutbox<Content extends object>(options: CallOutboxOptions<Content>) {
  const { name, store, pending, keyOf, send, passing = [] } = options;
  let current: Outbox<Content> | null = null;

  /** Opens it, which also sends what waits from earlier visits, until the viewer changes. */
  function open(context: ApiContext, { onRefused, onStored }: Listeners<Content>): void {
    current?.close();
    current = null;
    const { session } = context;
    const viewer = session.viewer();
    if (isVisitor(viewer)) return;
    const outbox = openOutbox<Content>({
      viewerId: viewer.id,
      name,
      store: store(viewer.id),
      async send({ content }) {
        await session.ensureFresh();
        // The viewer has changed: it stays in the queue, if its database was not deleted.
        if (session.viewer().id !== viewer.id) return 'unreachable';
        return outcomeOf(await send(context, content), passing);
      },
      onChange: (writes) => pending.set(writes.map(({ content, createdAt }) => ({ ...content, createdAt }))),
      onStored: async ({ content }) => onStored(content),
      onRefused,
      // The form says that it waits, and the list shows it.
      onDelayed: () => {},
      onCaughtUp: () => {},
    });
    current = outbox;
    const unsubscribe = session.subscribe(() => {
      if (session.viewer().id === viewer.id) return;
      unsubscribe();
      outbox.close();
      if (current === outbox) current = null;
    });
  }

  /**
   * A write of a visitor does not wait: `null`. Never rejects.
   * @returns where it waits until it can be sent: `stored` on this device, or in the `memory` of this page
   */
  async function enqueue(content: Content): Promise<'stored' | 'memory' | null> {
    if (!current) return null;
    return (await current.save(keyOf(content), content)) ? 'stored' : 'memory';
  }

  return { open, enqueue };
}

function outcomeOf(sent: SentCall, passing: readonly string[]): SendOutcome {
  switch (sent.kind) {
    case 'ok':
      return 'stored';
    case 'unreachable':
      return 'unreachable';
    case 'unknown':
      return 'retry';
    case 'refused':
      if (sent.code === 'NOT_FOUND') return 'gone';
      return alwaysPassing.has(sent.code) || passing.includes(sent.code) ? 'retry' : 'failed';
  }
}

const alwaysPassing: ReadonlySet<string> = new Set(['RATE_LIMITED', 'OVERLOADED', 'AUTH_REQUIRED']);
