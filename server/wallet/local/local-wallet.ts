import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from '#server/log.ts';
import type { WalletAddress } from '../wallet-service.ts';
import type { SendCode } from './wallet-accounts.ts';
import type { WalletProcessMessage } from './wallet-process.ts';

type Options = {
  readonly dataDirectory: string;
  /** Delivers the messages of the service. */
  readonly sendCode: SendCode;
  readonly log: Pick<Log, 'info' | 'warn'>;
};

const script = fileURLToPath(new URL('wallet-process.ts', import.meta.url));

/**
 * The wallet service of the demo shop: a process of its own on this machine, with wallets in a file of the data folder.
 * It starts with the first call, and again with the next one if it has ended, and ends with this process.
 */
export function openLocalWallet({ dataDirectory, sendCode, log }: Options) {
  const token = randomBytes(32).toString('base64url');
  let child: ChildProcess | null = null;
  let address: Promise<WalletAddress> | null = null;

  async function start(): Promise<WalletAddress> {
    const folder = join(dataDirectory, 'wallet');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const started = fork(script, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // No secrets of the shop: it is a service of somebody else.
      env: {
        PATH: process.env.PATH ?? '',
        WALLET_FILE: join(folder, 'wallets.sqlite'),
        WALLET_TOKEN: token,
      },
    });
    child = started;
    const { promise: ready, resolve, reject } = Promise.withResolvers<number>();
    started.on('message', (message: WalletProcessMessage) => {
      if (message.kind === 'ready') resolve(message.port);
      else sendCode(message);
    });
    started.on('error', reject);
    started.on('exit', (code, signal) => {
      reject(new Error('The local wallet service ended.'));
      if (child !== started) return;
      child = null;
      address = null;
      log.warn({ code, signal }, 'wallet: the local service ended, the next call starts it again');
    });
    const port = await ready;
    // It alone does not keep this process alive.
    started.unref();
    started.channel?.unref();
    log.info({ pid: started.pid }, 'wallet: the local service runs');
    return { url: `http://127.0.0.1:${port}`, token };
  }

  return {
    findAddress(): Promise<WalletAddress> {
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
