import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Result } from '../result.ts';
import { type Caller, createConcurrencyLimit } from './concurrency-limit.ts';
import type { FromChild, ToChild } from './pool-child.ts';

type Options = {
  /** What a child runs; it calls `serveTasks`. */
  readonly script: URL;
  readonly args?: readonly string[];
  /** Children, each with one task at a time. They are started when they are needed and stay. */
  readonly size: number;
  /** Works that wait for a child. */
  readonly queued: number;
  /** Milliseconds that a task waits for a child before it is refused. */
  readonly queueTimeoutMs?: number;
  /** Milliseconds after which the child of a task is killed and replaced. */
  readonly timeoutMs: number;
  /** The same in milliseconds of CPU, where the system tells them: on a busy machine a harmless task takes its time. */
  readonly cpuTimeoutMs?: number;
  /** Answers what a child asks while it works. */
  readonly answer?: (question: string) => Promise<string>;
  readonly log: { warn(details: object, text: string): void };
};

/** Hands an order to a child; it is finished or its child is killed, also when the caller has left. */
export type Task<Order, Value> = (order: Order) => Promise<Result<Value, 'failed' | 'timeout'>>;

export type ProcessPool<Order, Value> = {
  /** Runs the task as soon as there is a child for it. */
  run<Outcome>(
    task: (task: Task<Order, Value>) => Promise<Outcome>,
    caller?: Caller,
  ): Promise<Result<Outcome, 'busy'>>;
  /** Starts a child before the first task needs it. */
  prefork(): void;
  /** Kills the children with whatever they work on. */
  close(): void;
};

// On a busy machine the tasks of children wait, and not the shop; also their start, which costs the most.
const niceness = 10;

function yieldToRequests(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, which its `exit` tells.
  }
}

/** What a process has used of all cores. Where the system does not tell, the time that has passed. */
function usedCpuMs(pid: number | undefined): number {
  try {
    // proc(5): the 14th and 15th field, in ticks of 10 ms; the name before them may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return performance.now();
  }
}

// A busy machine takes its time to start a process, which says nothing of the task.
const startTimeoutMs = 15_000;

/** Runs tasks in child processes: what cannot be stopped from within is killed, and other requests do not wait for it. */
export function createProcessPool<Order, Value>(options: Options): ProcessPool<Order, Value> {
  const { script, args = [], size, queued, queueTimeoutMs, timeoutMs, log } = options;
  const { cpuTimeoutMs = timeoutMs } = options;
  const limit = createConcurrencyLimit({
    running: size,
    queued,
    ...(queueTimeoutMs !== undefined && { timeoutMs: queueTimeoutMs }),
  });
  const children = new Set<ChildProcess>();
  const idle = new Set<ChildProcess>();
  const starting = new Set<ChildProcess>();

  return {
    run: (task, caller) => limit(() => task((order) => runIn(takeChild(), order)), caller),
    prefork() {
      if (children.size === 0) idle.add(startChild());
    },
    close() {
      for (const child of children) child.kill('SIGKILL');
      idle.clear();
    },
  };

  function takeChild(): ChildProcess {
    const [waiting] = idle;
    if (!waiting) return startChild();
    idle.delete(waiting);
    return waiting;
  }

  function startChild(): ChildProcess {
    const child = fork(fileURLToPath(script), args, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--max-old-space-size=512'],
      // No secrets: what comes from outside is worked on here.
      env: { NODE_ENV: process.env.NODE_ENV ?? '', PATH: process.env.PATH ?? '' },
    });
    // A child alone does not keep this process alive.
    child.unref();
    child.channel?.unref();
    const forget = () => {
      for (const known of [children, idle, starting]) known.delete(child);
    };
    if (child.pid) yieldToRequests(child.pid);
    children.add(child);
    starting.add(child);
    child.on('exit', forget).on('error', forget);
    child.on('message', ({ kind }: FromChild<Value>) => kind === 'ready' && starting.delete(child));
    return child;
  }

  function runIn(child: ChildProcess, order: Order): ReturnType<Task<Order, Value>> {
    const { promise, resolve } = Promise.withResolvers<Result<Value, 'failed' | 'timeout'>>();
    let cpuAtStart = usedCpuMs(child.pid);
    let deadline = performance.now() + timeoutMs;
    const expire = () => {
      const cpuLeft = cpuTimeoutMs - (usedCpuMs(child.pid) - cpuAtStart);
      const left = Math.min(cpuLeft, deadline - performance.now());
      if (left > 0) {
        timer = setTimeout(expire, left);
        return;
      }
      log.warn(
        { script: script.pathname, timeoutMs, cpuTimeoutMs },
        'process pool: task took too long, process killed',
      );
      settle({ ok: false, problem: 'timeout' });
      child.kill('SIGKILL');
    };
    let timer = setTimeout(expire, starting.has(child) ? startTimeoutMs : cpuTimeoutMs);
    const settle = (result: Result<Value, 'failed' | 'timeout'>) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      resolve(result);
    };
    const onExit = (reason: unknown) => {
      log.warn({ script: script.pathname, reason: String(reason) }, 'process pool: process ended at task');
      settle({ ok: false, problem: 'failed' });
    };
    const onMessage = (message: FromChild<Value>) => {
      switch (message.kind) {
        case 'ready':
          clearTimeout(timer);
          cpuAtStart = usedCpuMs(child.pid);
          deadline = performance.now() + timeoutMs;
          timer = setTimeout(expire, cpuTimeoutMs);
          return;
        case 'question':
          void answerQuestion(child, message);
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
    send(child, { kind: 'task', order });
    return promise;
  }

  async function answerQuestion(child: ChildProcess, { id, question }: { id: number; question: string }) {
    const answer = await options.answer?.(question).catch(() => undefined);
    send(child, { kind: 'answer', id, answer });
  }

  function send(child: ChildProcess, message: ToChild<Order>): void {
    // A child that has ended meanwhile is noticed by its `exit`.
    if (child.connected) child.send(message, () => {});
  }
}
