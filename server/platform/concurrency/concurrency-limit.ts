import type { Result } from '../result.ts';

type Options = {
  readonly maxRunning: number;
  /** Maximum number of running tasks of one key. */
  readonly maxRunningPerKey?: number;
  readonly maxQueued: number;
  /** Milliseconds that a task waits in the queue before it is refused. */
  readonly queueTimeoutMs?: number;
};

export type Caller = {
  /** Tasks with the same key share a quota: an address, a member. */
  readonly key?: string;
  /** A queued task whose caller disconnects is not started. */
  readonly signal?: AbortSignal;
};

/** Tasks at this moment. */
export type Load = { readonly running: number; readonly queued: number };

export type ConcurrencyLimit = {
  <Value>(task: () => Promise<Value>, caller?: Caller): Promise<Result<Value, 'busy'>>;
  load(): Load;
};

/** The tasks of one key. A queued task is a function that removes it from the queue, to be started or refused. */
type KeyTasks = { running: number; readonly queue: Set<(isAdmitted: boolean) => void> };

/**
 * Limits how many tasks run at once. Queued tasks start round-robin over their keys, oldest first within a key. When the
 * queue is full, the newest task of the key with most queued tasks is refused: a flood delays only its own key.
 */
export function createConcurrencyLimit(options: Options): ConcurrencyLimit {
  const { maxRunning, maxRunningPerKey = maxRunning, maxQueued, queueTimeoutMs } = options;
  // In the order of their turns: the key whose task was started last comes last.
  const tasksByKey = new Map<string, KeyTasks>();
  let running = 0;
  let queued = 0;

  return Object.assign(run, { load: () => ({ running, queued }) });

  async function run<Value>(
    task: () => Promise<Value>,
    { key = '', signal }: Caller = {},
  ): Promise<Result<Value, 'busy'>> {
    if (!(await acquire(key, signal))) return { ok: false, problem: 'busy' };
    try {
      return { ok: true, value: await task() };
    } finally {
      release(key);
    }
  }

  async function acquire(key: string, signal: AbortSignal | undefined): Promise<boolean> {
    const tasks = tasksByKey.get(key) ?? { running: 0, queue: new Set() };
    if (running < maxRunning && tasks.running < maxRunningPerKey) {
      countStarted(key, tasks);
      return true;
    }
    if (queued >= maxQueued && !evictFromLongestQueue(tasksByKey, tasks.queue.size)) return false;
    tasksByKey.set(key, tasks);
    return await enqueue(key, tasks, signal);
  }

  function enqueue(key: string, tasks: KeyTasks, signal: AbortSignal | undefined): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const dequeue = (isAdmitted: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', refuse);
      tasks.queue.delete(dequeue);
      queued -= 1;
      deleteIfIdle(tasksByKey, key, tasks);
      resolve(isAdmitted);
    };
    const refuse = () => dequeue(false);
    const timer = queueTimeoutMs === undefined ? undefined : setTimeout(refuse, queueTimeoutMs);
    tasks.queue.add(dequeue);
    queued += 1;
    if (signal?.aborted) refuse();
    else signal?.addEventListener('abort', refuse);
    return promise;
  }

  function countStarted(key: string, tasks: KeyTasks): void {
    running += 1;
    tasks.running += 1;
    tasksByKey.delete(key);
    tasksByKey.set(key, tasks);
  }

  function release(key: string): void {
    const tasks = tasksByKey.get(key);
    if (!tasks) throw new Error(`no task of ${key} is running`);
    running -= 1;
    tasks.running -= 1;
    deleteIfIdle(tasksByKey, key, tasks);
    startNext();
  }

  function startNext(): void {
    for (const [key, tasks] of tasksByKey) {
      const [oldest] = tasks.queue;
      if (!oldest || tasks.running >= maxRunningPerKey) continue;
      // Counted at once: a task that arrives before the queued one resumes must not find the slot free.
      countStarted(key, tasks);
      oldest(true);
      return;
    }
  }
}

/** Refuses the newest task of the longest queue, if that queue stays at least as long as the new task's own. */
function evictFromLongestQueue(tasksByKey: Map<string, KeyTasks>, ownLength: number): boolean {
  const [longest] = [...tasksByKey.values()].sort((a, b) => b.queue.size - a.queue.size);
  const newest = longest && longest.queue.size > ownLength + 1 ? [...longest.queue].at(-1) : undefined;
  newest?.(false);
  return newest !== undefined;
}

function deleteIfIdle(tasksByKey: Map<string, KeyTasks>, key: string, tasks: KeyTasks): void {
  if (tasks.running === 0 && tasks.queue.size === 0) tasksByKey.delete(key);
}
