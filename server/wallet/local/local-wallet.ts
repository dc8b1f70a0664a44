import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createOnDemandProcess } from '#server/concurrency/on-demand-process.ts';
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

/** The wallet service of the demo shop: a process of its own, with wallets in a file of the data folder. */
export function openLocalWallet({ dataDirectory, sendCode, log }: Options) {
  const token = randomBytes(32).toString('base64url');
  const { findPort, close } = createOnDemandProcess<WalletProcessMessage>({
    name: 'wallet',
    script: fileURLToPath(new URL('wallet-process.ts', import.meta.url)),
    environment: async () => {
      const folder = join(dataDirectory, 'wallet');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return { WALLET_FILE: join(folder, 'wallets.sqlite'), WALLET_TOKEN: token };
    },
    onMessage: (message) => {
      if (message.kind === 'ready') return message.port;
      sendCode(message);
      return undefined;
    },
    log,
  });
  const findAddress = async (): Promise<WalletAddress> => ({
    url: `http://127.0.0.1:${await findPort()}`,
    token,
  });
  return { findAddress, close };
}
