import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '#server/platform/log.ts';

/** From the process of a service, as soon as it listens. */
export type ServiceReady = { readonly kind: 'ready'; readonly port: number };

type Options<Message extends { readonly kind: string }> = {
  /** For the log. */
  readonly area: string;
  /** Sends `ServiceReady`, and ends when it is disconnected: what `serveLocally` does, for instance. */
  readonly script: string;
  /** Nothing else of this process's own reaches it: it is a service of somebody else. */
  readonly environment: () => Promise<Readonly<Record<string, string>>>;
  readonly onMessage?: (message: Message) => void;
  readonly log: Pick<Log, 'info' | 'warn'>;
};

/**
 * Stands in for a service outside the shop, where none is configured: a process of its own on this machine. It starts with
 * the first call, and again with the next one if it has ended, and ends with this process.
 */
export function openLocalService<Message extends { readonly kind: string } = never>(
  options: Options<Message>,
) {
  const { area, script, environment, onMessage = () => {}, log } = options;
  let child: ChildProcess | null = null;
  let address: Promise<string> | null = null;

  async function start(): Promise<string> {
    const started = fork(script, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { PATH: process.env.PATH ?? '', ...(await environment()) },
    });
    child = started;
    const { promise: ready, resolve, reject } = Promise.withResolvers<number>();
    started.on('message', (message: ServiceReady | Message) => {
      if (isReady(message)) resolve(message.port);
      else onMessage(message);
    });
    started.on('error', reject);
    started.on('exit', (code, signal) => {
      reject(new Error(`The local ${area} service ended.`));
      if (child !== started) return;
      child = null;
      address = null;
      log.warn({ code, signal }, `${area}: the local service ended, the next call starts it again`);
    });
    const port = await ready;
    // It alone does not keep this process alive.
    started.unref();
    started.channel?.unref();
    log.info({ pid: started.pid }, `${area}: the local service runs`);
    return `http://127.0.0.1:${port}`;
  }

  return {
    /** Where it listens, for this machine only. */
    findAddress(): Promise<string> {
      address ??= start().catch((error) => {
        address = null;
        throw error;
      });
      return address;
    },
    close(): void {
      const running = child;
      child = null;
      running?.disconnect();
    },
  };
}

const isReady = (message: { readonly kind: string }): message is ServiceReady => message.kind === 'ready';
