import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';
import type { Ready } from './process-of-shop.ts';

type Options<Message extends { readonly kind: string }> = {
  /** For the log. */
  readonly area: string;
  /** Calls `endWithShop` first, and `sayReady` when it listens. */
  readonly script: URL;
  /**
   * Nothing else of this process's own reaches it: it is a service of somebody else.
   *
   * @param port where it listened before; 0 for a free one
   */
  readonly environment: (port: number) => Promise<Readonly<Record<string, string>>>;
  readonly onMessage?: (message: Message) => void;
  /** Whether it starts again a second after it has ended. Otherwise it does so with the next call. */
  readonly restartsAtOnce?: boolean;
  readonly log: Pick<Log, 'info' | 'warn'>;
};

const restartDelayMs = 1_000;

/** How long a process may take to end by itself. */
const endTimeoutMs = 2_000;

/**
 * Stands in for a service outside the shop, where none is configured: a process of its own on this machine. It starts with
 * the first call, and again if it has ended, and ends with this process.
 */
export function superviseProcess<Message extends { readonly kind: string } = never>(
  options: Options<Message>,
) {
  const { area, script, environment, onMessage = () => {}, restartsAtOnce = false, log } = options;
  let child: ChildProcess | null = null;
  let address: Promise<string> | null = null;
  let port = 0;
  let known: object | null = null;
  let isClosed = false;

  async function start(): Promise<string> {
    const env = { PATH: process.env.PATH ?? '', ...(await environment(port)) };
    if (isClosed) throw new Error(`The sandbox of ${area} is closed.`);
    const started = fork(script, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env,
    });
    child = started;
    const { promise: ready, resolve, reject } = Promise.withResolvers<number>();
    let isReady = false;
    started.on('message', (message: Ready | Message) => {
      if (isReadyMessage(message)) resolve(message.port);
      else onMessage(message);
    });
    // A message to a process that is just ending is an error too: its end is dealt with below.
    started.on('error', reject);
    started.on('exit', (code, signal) => {
      reject(new Error(`The sandbox of ${area} ended.`));
      if (child !== started) return;
      child = null;
      address = null;
      log.warn({ code, signal }, `${area}: the sandbox ended, it starts again`);
      if (isReady && restartsAtOnce) void restart();
    });
    port = await ready;
    isReady = true;
    // It alone does not keep this process alive.
    started.unref();
    started.channel?.unref();
    if (known && started.connected) started.send(known);
    log.info({ pid: started.pid }, `${area}: the sandbox runs`);
    return `http://127.0.0.1:${port}`;
  }

  /** Where it listens, for this machine only. */
  function findAddress(): Promise<string> {
    address ??= start().catch((error) => {
      address = null;
      throw error;
    });
    return address;
  }

  async function restart(): Promise<void> {
    await wait(restartDelayMs, undefined, { ref: false });
    if (!isClosed) await findAddress().catch(restart);
  }

  return {
    findAddress,
    /** The message is sent again to each process that starts later. */
    tell(message: object): void {
      known = message;
      if (child?.connected) child.send(message);
    },
    async close(): Promise<void> {
      isClosed = true;
      const running = child;
      child = null;
      if (running) await end(running);
    },
  };
}

const isReadyMessage = (message: { readonly kind: string }): message is Ready => message.kind === 'ready';

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), endTimeoutMs);
  await ended;
  clearTimeout(timer);
}
