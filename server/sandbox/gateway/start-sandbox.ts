import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';
import { createSandboxCredentials, type SandboxCredentials } from './credentials.ts';
import type { SandboxMessage, SandboxReady } from './process-messages.ts';
import { writeOrder } from './process-messages.ts';

export type Sandbox = {
  /** `http://127.0.0.1:<port>`, for this machine only. */
  readonly address: string;
  readonly credentials: SandboxCredentials;
  /** Where webhooks go, known once the shop listens. */
  announce(webhookUrl: string): void;
  close(): Promise<void>;
};

const restartDelayMs = 1_000;

/** Starts the gateway as a child process, and again at the same port if it ends before the shop. */
export async function startSandbox(dataDirectory: string, log: Pick<Log, 'warn'>): Promise<Sandbox> {
  const credentials = createSandboxCredentials();
  const journalFile = join(dataDirectory, 'sandbox-gateway.jsonl');
  let isClosing = false;
  let message: SandboxMessage | null = null;
  let child: ChildProcess;

  async function start(port: number): Promise<number> {
    child = fork(new URL('main.ts', import.meta.url), [], {
      env: { PATH: process.env.PATH, ...writeOrder({ journalFile, credentials, port }) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // A message to a process that is just ending: its end is dealt with below.
    child.on('error', () => {});
    const ended = new Promise<null>((resolve) => child.once('close', () => resolve(null)));
    const ready = await Promise.race([once(child, 'message'), ended]);
    if (!ready) throw new Error('The sandbox gateway did not start.');
    const [{ port: opened }] = ready as [SandboxReady];
    if (message && child.connected) child.send(message);
    void ended.then(() => restart(opened));
    return opened;
  }

  async function restart(port: number): Promise<void> {
    if (isClosing) return;
    log.warn({}, 'sandbox gateway: ended, will start again');
    await wait(restartDelayMs);
    if (isClosing) return;
    await start(port).catch(() => restart(port));
  }

  const port = await start(0);
  return {
    address: `http://127.0.0.1:${port}`,
    credentials,
    announce(webhookUrl) {
      message = { webhookUrl };
      if (child.connected) child.send(message);
    },
    async close() {
      isClosing = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
