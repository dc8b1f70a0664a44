import type { Client } from 'urql';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import type { Session } from '#src/session/session.ts';
import { isVisitor } from '#src/session/viewer.ts';
import type { Outbox } from './outbox.ts';
import type { Refusal } from './outbox-queue.ts';

type CommonOptions<Content> = {
  readonly session: Session;
  /** Opened with the outbox of what is sent to the data service. */
  readonly client?: LazyClient | undefined;
  readonly onRefused: (content: Content, refusal: Refusal) => void;
};

/** The viewer, and how the application hears of their writes. */
export type ViewerOutboxOptions<Content> = CommonOptions<Content> & {
  readonly client: LazyClient;
  readonly onDelayed: () => void;
  readonly onCaughtUp: () => void;
};

/** Opens the outbox of one viewer. `client`: of the data service, if the options have one. */
type OpenKind<Content, Options> = (options: Options, viewerId: string, client: Client) => Outbox<Content>;

type Current<Content, Options> = { readonly options: Options; readonly outbox: Promise<Outbox<Content>> };

/**
 * One kind of outbox of the current viewer. A visitor has none.
 * @param load imports the outbox itself, which is not part of a first visit
 */
export function createViewerOutbox<Content, Options extends CommonOptions<Content>>(
  load: () => Promise<OpenKind<Content, Options>>,
) {
  let current: Current<Content, Options> | null = null;

  /** Opens the viewer's outbox, which also sends the writes of earlier visits. */
  function open(options: Options): void {
    close();
    const viewer = options.session.viewer();
    if (isVisitor(viewer)) return;
    const outbox = Promise.all([load(), options.client?.open()]).then(([openKind, client]) =>
      openKind(options, viewer.id, client as Client),
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

  /** Hands a write to the outbox. Never rejects. @returns `null` if there is no outbox that takes it */
  async function write<Result>(
    content: Content,
    into: (outbox: Outbox<Content>) => Promise<Result>,
  ): Promise<Result | null> {
    const outbox = await current?.outbox.catch(() => null);
    if (outbox) return into(outbox);
    if (!current) return null;
    // The code of the outbox could not be loaded, so nothing can be stored; the next write tries again.
    const { options } = current;
    open(options);
    options.onRefused(content, 'failed');
    return null;
  }

  return {
    open,
    close,
    /** Stores a write and sends it as soon as that is possible. Never rejects. */
    enqueue: (key: string, content: Content) => write(content, (outbox) => outbox.enqueue(key, content)),
    /** The same, without waiting for the server. @returns whether this device has stored it; `null`: nothing waits */
    save: (key: string, content: Content) => write(content, (outbox) => outbox.save(key, content)),
  };
}
