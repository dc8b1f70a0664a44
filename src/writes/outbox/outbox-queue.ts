import * as v from 'valibot';

/** A write that the server does not have yet. */
export type QueuedWrite<Content> = {
  /** Different for every write, also for two of one key. */
  readonly id: string;
  /** The target of the write. A later write with the same key replaces an earlier one. */
  readonly key: string;
  /** Milliseconds since 1970, by the clock of this device. */
  readonly createdAt: number;
  /** Anything that can be cloned by the structured clone algorithm, including Blobs. */
  readonly content: Content;
};

export type Queue<Content> = readonly QueuedWrite<Content>[];

/**
 * `gone`: the target is not available any more. `failed`: refused for another reason that does not pass. `retry`: the
 * server could not do it now. `unreachable`: nobody answered, so it may have been stored or not.
 */
export type SendOutcome = 'stored' | 'gone' | 'failed' | 'retry' | 'unreachable';

/** Why a write is never sent again. */
export type Refusal = 'gone' | 'failed' | 'too-old';

/** Milliseconds. */
const maxAge = 30 * 24 * 60 * 60_000;

const writeSchema = v.object({
  id: v.string(),
  key: v.string(),
  createdAt: v.number(),
  content: v.unknown(),
});

/** Leaves out malformed entries, because the stored queue may come from another release. */
export function readQueue<Content>(
  stored: unknown,
  isContent: (content: unknown) => content is Content,
): Queue<Content> {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (write): write is QueuedWrite<Content> => v.is(writeSchema, write) && isContent(write.content),
  );
}

export function enqueue<Content>(queue: Queue<Content>, write: QueuedWrite<Content>): Queue<Content> {
  return [...queue.filter(({ key }) => key !== write.key), write];
}

/** A later write with the same key stays. */
export function remove<Content>(queue: Queue<Content>, { id }: QueuedWrite<Content>): Queue<Content> {
  return queue.filter((queued) => queued.id !== id);
}

/** Also removes earlier writes with the same key. A later one stays. */
export function removeReplaced<Content>(
  queue: Queue<Content>,
  { key, createdAt }: QueuedWrite<Content>,
): Queue<Content> {
  return queue.filter((queued) => queued.key !== key || queued.createdAt > createdAt);
}

/** Moves a write to the end, so that it does not delay the others. Does nothing if it was replaced meanwhile. */
export function requeue<Content>(queue: Queue<Content>, write: QueuedWrite<Content>): Queue<Content> {
  const others = remove(queue, write);
  return others.length < queue.length ? [...others, write] : queue;
}

export const isTooOld = ({ createdAt }: QueuedWrite<unknown>, now: number): boolean =>
  now - createdAt > maxAge;
