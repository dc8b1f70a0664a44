import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '#server/log.ts';

type Options<Message> = {
  /** What the log calls it. */
  readonly name: string;
  readonly script: string;
  /** Without secrets of the shop: the process stands for somebody else. */
  readonly environment: () => Promise<Readonly<Record<string, string>>>;
  /** @returns what the process is ready with; undefined for any other message */
  readonly onMessage: (message: Message) => number | undefined;
  readonly log: Pick<Log, 'info' | 'warn'>;
};

export type OnDemandProcess = {
  /** Its port on this machine; starts it if it does not run. */
  findPort(): Promise<number>;
  close(): void;
};

/** A process that starts with the first use, and again with the next one if it has ended, and ends with this process. */
export function createOnDemandProcess<Message>({
  name,
  script,
  environment,
  onMessage,
  log,
}: Options<Message>): OnDemandProcess {
  let child: ChildProcess | null = null;
  let port: Promise<number> | null = null;

  async function start(): Promise<number> {
    const started = fork(script, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { PATH: process.env.PATH ?? '', ...(await environment()) },
    });
    child = started;
    const { promise: ready, resolve, reject } = Promise.withResolvers<number>();
    started.on('message', (message) => {
      const opened = onMessage(message as Message);
      if (opened !== undefined) resolve(opened);
    });
    started.on('error', reject);
    started.on('exit', (code, signal) => {
      reject(new Error(`${name}: the local process ended.`));
      if (child !== started) return;
      child = null;
      port = null;
      log.warn({ code, signal }, `${name}: the local process ended, the next call starts it again`);
    });
    const opened = await ready;
    // It alone does not keep this process alive.
    started.unref();
    started.channel?.unref();
    log.info({ pid: started.pid }, `${name}: the local process runs`);
    return opened;
  }

  return {
    findPort(): Promise<number> {
      port ??= start().catch((error) => {
        port = null;
        throw error;
      });
      return port;
    },
    close(): void {
      const running = child;
      child = null;
      running?.disconnect();
    },
  };
}
