import type { Result } from '../result.ts';

type Options = {
  /** Works that run at once. */
  readonly running: number;
  /** The same for the tasks of one key. */
  readonly runningPerKey?: number;
  /** Works that wait for a place. */
  readonly queued: number;
  /** Milliseconds that a task waits before it is refused. */
  readonly timeoutMs?: number;
};

export type Caller = {
  /** Whose task it is: an address, a member. */
  readonly key?: string;
  /** A task that still waits when its caller leaves is not begun. */
  readonly signal?: AbortSignal;
};

export type ConcurrencyLimit = <Value>(
  task: () => Promise<Value>,
  caller?: Caller,
) => Promise<Result<Value, 'busy'>>;

/** The tasks of one key. `settle` tells a waiting one whether it may begin. */
type Share = { running: number; readonly queue: Set<(mayBegin: boolean) => void> };

/**
 * Bounds how many tasks run at once. Those that wait are begun in turn: one of each key, the oldest first. When the
 * queue is full, the key that has most in it gives way, so whoever floods waits for their own tasks and nobody else does.
 */
export function createConcurrencyLimit({
  running: most,
  runningPerKey = most,
  queued: mostQueued,
  timeoutMs,
}: Options): ConcurrencyLimit {
  // The key that was served last stands last.
  const shares = new Map<string, Share>();
  let running = 0;
  let queued = 0;

  return async (task, { key = '', signal } = {}) => {
    if (!(await enter(key, signal))) return { ok: false, problem: 'busy' };
    try {
      return { ok: true, value: await task() };
    } finally {
      leave(key);
    }
  };

  async function enter(key: string, signal: AbortSignal | undefined): Promise<boolean> {
    const share = shares.get(key) ?? { running: 0, queue: new Set() };
    if (running < most && share.running < runningPerKey) {
      begin(key, share);
      return true;
    }
    if (queued >= mostQueued && !makeRoom(share.queue.size)) return false;
    shares.set(key, share);
    return await place(key, share, signal);
  }

  function place(key: string, share: Share, signal: AbortSignal | undefined): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const settle = (mayBegin: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', refuse);
      share.queue.delete(settle);
      queued -= 1;
      forgetIdle(key, share);
      resolve(mayBegin);
    };
    const refuse = () => settle(false);
    const timer = timeoutMs === undefined ? undefined : setTimeout(refuse, timeoutMs);
    share.queue.add(settle);
    queued += 1;
    if (signal?.aborted) refuse();
    else signal?.addEventListener('abort', refuse);
    return promise;
  }

  function begin(key: string, share: Share): void {
    running += 1;
    share.running += 1;
    shares.delete(key);
    shares.set(key, share);
  }

  function leave(key: string): void {
    const share = shares.get(key);
    if (!share) throw new Error(`nothing of ${key} runs`);
    running -= 1;
    share.running -= 1;
    forgetIdle(key, share);
    beginNext();
  }

  function beginNext(): void {
    for (const [key, share] of shares) {
      const [oldest] = share.queue;
      if (!oldest || share.running >= runningPerKey) continue;
      // Before the newcomers of this moment, who would find the place free.
      begin(key, share);
      oldest(true);
      return;
    }
  }

  /** Refuses the newest task of the longest queue, if that stays at least as long as the newcomer's own. */
  function makeRoom(own: number): boolean {
    const [longest] = [...shares.values()].sort((one, other) => other.queue.size - one.queue.size);
    const newest = longest && longest.queue.size > own + 1 ? [...longest.queue].at(-1) : undefined;
    newest?.(false);
    return newest !== undefined;
  }

  function forgetIdle(key: string, { running: own, queue }: Share): void {
    if (own === 0 && queue.size === 0) shares.delete(key);
  }
}
