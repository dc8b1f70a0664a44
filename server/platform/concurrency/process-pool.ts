import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Result } from '../result.ts';
import { type Caller, createConcurrencyLimit, type Load } from './concurrency-limit.ts';
import type { MessageFromChild, MessageToChild } from './process-pool-child.ts';

type Options = {
  /** The module that a child runs; it calls `serveTasks`. */
  readonly script: URL;
  readonly args?: readonly string[];
  /** Maximum number of children, each with one task at a time. A child is started when needed and then reused. */
  readonly size: number;
  readonly maxQueued: number;
  /** Milliseconds that a task waits for a child before it is refused. */
  readonly queueTimeoutMs?: number;
  /** Milliseconds after which the child of a task is killed and replaced. */
  readonly timeoutMs: number;
  /** The same in milliseconds of CPU time, where the system reports it: on a busy machine a harmless task takes longer. */
  readonly cpuTimeoutMs?: number;
  /** Responds to requests that a child sends during its task. */
  readonly onRequest?: (request: string) => Promise<string>;
  readonly log: { warn(details: object, text: string): void };
};

/** Runs a task in the acquired child. It ends, or its child is killed, even if the caller has disconnected. */
export type RunTask<Input, Value> = (input: Input) => Promise<Result<Value, 'failed' | 'timeout'>>;

export type ProcessPool<Input, Value> = {
  /** Calls `job` as soon as a child is available. */
  run<Outcome>(
    job: (runTask: RunTask<Input, Value>) => Promise<Outcome>,
    caller?: Caller,
  ): Promise<Result<Outcome, 'busy'>>;
  load(): Load;
  /** Starts a child before the first task needs it. */
  prefork(): void;
  /** Kills the children, with their running tasks. */
  close(): void;
};

// On a busy machine the tasks of children wait rather than the requests; so does the start of a child, which costs most.
// In addition to the server's own.
const niceness = 10;

// On a busy machine starting a process is slow, which says nothing about the task.
const startTimeoutMs = 15_000;

/** The children of a pool. `starting`: those that have not said yet that they are ready. */
type Children = {
  readonly all: Set<ChildProcess>;
  readonly idle: Set<ChildProcess>;
  readonly starting: Set<ChildProcess>;
};

/** Runs tasks in child processes: a task that blocks its thread can still be killed and does not block other requests. */
export function createProcessPool<Input, Value>(options: Options): ProcessPool<Input, Value> {
  const { size, maxQueued, queueTimeoutMs } = options;
  const limit = createConcurrencyLimit({
    maxRunning: size,
    maxQueued,
    ...(queueTimeoutMs !== undefined && { queueTimeoutMs }),
  });
  const children: Children = { all: new Set(), idle: new Set(), starting: new Set() };
  const runTask: RunTask<Input, Value> = (input) =>
    runInChild(options, children, acquireChild(options, children), input);

  return {
    run: (job, caller) => limit(() => job(runTask), caller),
    load: limit.load,
    prefork() {
      if (children.all.size === 0) children.idle.add(startChild(options, children));
    },
    close() {
      for (const child of children.all) child.kill('SIGKILL');
      children.idle.clear();
    },
  };
}

function acquireChild(options: Options, children: Children): ChildProcess {
  const [child] = children.idle;
  if (!child) return startChild(options, children);
  children.idle.delete(child);
  return child;
}

function startChild({ script, args = [] }: Options, children: Children): ChildProcess {
  const child = fork(fileURLToPath(script), args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-old-space-size=512'],
    // No secrets: children process untrusted input.
    env: { NODE_ENV: process.env.NODE_ENV ?? '', PATH: process.env.PATH ?? '' },
  });
  // A child alone does not keep this process alive.
  child.unref();
  child.channel?.unref();
  const removeChild = () => {
    for (const set of Object.values(children)) set.delete(child);
  };
  if (child.pid) lowerPriority(child.pid);
  children.all.add(child);
  children.starting.add(child);
  child.on('exit', removeChild).on('error', removeChild);
  child.on(
    'message',
    ({ kind }: MessageFromChild<unknown>) => kind === 'ready' && children.starting.delete(child),
  );
  return child;
}

function runInChild<Input, Value>(
  options: Options,
  { idle, starting }: Children,
  child: ChildProcess,
  input: Input,
): ReturnType<RunTask<Input, Value>> {
  const { script, timeoutMs, cpuTimeoutMs = timeoutMs, log } = options;
  const { promise, resolve } = Promise.withResolvers<Result<Value, 'failed' | 'timeout'>>();
  let cpuAtStart = usedCpuMs(child.pid);
  let deadline = performance.now() + timeoutMs;
  const checkTimeout = () => {
    const remainingCpuMs = cpuTimeoutMs - (usedCpuMs(child.pid) - cpuAtStart);
    const remainingMs = Math.min(remainingCpuMs, deadline - performance.now());
    if (remainingMs > 0) {
      timer = setTimeout(checkTimeout, remainingMs);
      return;
    }
    log.warn(
      { script: script.pathname, timeoutMs, cpuTimeoutMs },
      'process pool: task took too long, process killed',
    );
    settle({ ok: false, problem: 'timeout' });
    child.kill('SIGKILL');
  };
  let timer = setTimeout(checkTimeout, starting.has(child) ? startTimeoutMs : cpuTimeoutMs);
  const settle = (result: Result<Value, 'failed' | 'timeout'>) => {
    clearTimeout(timer);
    child.off('message', onMessage).off('exit', onExit).off('error', onExit);
    resolve(result);
  };
  const onExit = (reason: unknown) => {
    log.warn(
      { script: script.pathname, reason: String(reason) },
      'process pool: process exited during its task',
    );
    settle({ ok: false, problem: 'failed' });
  };
  const onMessage = (message: MessageFromChild<Value>) => {
    switch (message.kind) {
      case 'ready':
        clearTimeout(timer);
        cpuAtStart = usedCpuMs(child.pid);
        deadline = performance.now() + timeoutMs;
        timer = setTimeout(checkTimeout, cpuTimeoutMs);
        return;
      case 'request':
        void respond(options, child, message);
        return;
      case 'done':
        settle({ ok: true, value: message.value });
        break;
      case 'failed':
        log.warn({ script: script.pathname, reason: message.reason }, 'process pool: task failed');
        settle({ ok: false, problem: 'failed' });
    }
    idle.add(child);
  };
  child.on('message', onMessage).on('exit', onExit).on('error', onExit);
  send(child, { kind: 'task', input });
  return promise;
}

async function respond(
  { onRequest, script, log }: Options,
  child: ChildProcess,
  { id, request }: { id: number; request: string },
) {
  const response = await onRequest?.(request).catch((error: unknown) => {
    log.warn({ script: script.pathname, err: error }, 'process pool: request of a task failed');
    return undefined;
  });
  send(child, { kind: 'response', id, response });
}

function send(child: ChildProcess, message: MessageToChild<unknown>): void {
  // A child that has exited in the meantime is handled by its `exit` event.
  if (child.connected) child.send(message, () => {});
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW));
  } catch {
    // It has exited already; its `exit` event follows.
  }
}

/** CPU time of a process over all cores, in milliseconds. Where the system does not report it, the elapsed time. */
function usedCpuMs(pid: number | undefined): number {
  try {
    // proc(5): the 14th and 15th field, in ticks of 10 ms; the process name before them may contain blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return performance.now();
  }
}
