import type { Client } from 'urql';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import type { Session } from '#src/session/session.ts';
import { isVisitor } from '#src/session/viewer.ts';
import type { Outbox } from './outbox.ts';
import type { Refusal } from './outbox-queue.ts';

export type ViewerOutboxOptions<Content> = {
  readonly client: LazyClient;
  readonly session: Session;
  readonly onRefused: (content: Content, refusal: Refusal) => void;
  readonly onDelayed: () => void;
  readonly onCaughtUp: () => void;
};

type OpenedOptions<Content> = Omit<ViewerOutboxOptions<Content>, 'client'> & {
  readonly viewerId: string;
  readonly client: Client;
};

type Current<Content> = {
  readonly options: ViewerOutboxOptions<Content>;
  readonly outbox: Promise<Outbox<Content>>;
};

/**
 * One kind of outbox of the current viewer. A visitor has none.
 * @param load imports the outbox itself, which is not part of a first visit
 */
export function createViewerOutbox<Content>(
  load: () => Promise<(options: OpenedOptions<Content>) => Outbox<Content>>,
) {
  let current: Current<Content> | null = null;

  /** Opens the viewer's outbox, which also sends the writes of earlier visits. */
  function open(options: ViewerOutboxOptions<Content>): void {
    close();
    const viewer = options.session.viewer();
    if (isVisitor(viewer)) return;
    const outbox = Promise.all([load(), options.client.open()]).then(([openOutbox, client]) =>
      openOutbox({ ...options, viewerId: viewer.id, client }),
    );
    // A failure is reported when something is written, see `enqueue`.
    outbox.catch(() => {});
    current = { options, outbox };
  }

  /** Writes that were not sent stay stored. */
  function close(): void {
    void current?.outbox.then(
      (outbox) => outbox.close(),
      () => {},
    );
    current = null;
  }

  /** Stores a write and sends it as soon as that is possible. Never rejects. */
  async function enqueue(key: string, content: Content): Promise<void> {
    const outbox = await current?.outbox.catch(() => null);
    if (outbox) return outbox.enqueue(key, content);
    if (!current) return;
    // The code of the outbox could not be loaded, so nothing can be stored; the next write tries again.
    const { options } = current;
    open(options);
    options.onRefused(content, 'failed');
  }

  return { open, close, enqueue };
}
