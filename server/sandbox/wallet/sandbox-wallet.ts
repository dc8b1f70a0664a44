import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/platform/log.ts';
import type { WalletAddress } from '#server/services/wallet/wallet-service.ts';
import { superviseProcess } from '../processes/supervise-process.ts';
import type { SendCode } from './wallet-accounts.ts';
import type { WalletCodeMessage } from './wallet-process.ts';

type Options = {
  readonly dataDirectory: string;
  /** Delivers the messages of the service. */
  readonly sendCode: SendCode;
  readonly log: Pick<Log, 'info' | 'warn'>;
};

/** The wallet service of the demo shop, with wallets in a file of the data folder. */
export function openSandboxWallet({ dataDirectory, sendCode, log }: Options) {
  const token = randomBytes(32).toString('base64url');
  const service = superviseProcess<WalletCodeMessage>({
    area: 'wallet',
    script: new URL('wallet-process.ts', import.meta.url),
    async environment() {
      const folder = join(dataDirectory, 'wallet');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return { WALLET_FILE: join(folder, 'wallets.sqlite'), WALLET_TOKEN: token };
    },
    onMessage: sendCode,
    log,
  });
  return {
    findAddress: async (): Promise<WalletAddress> => ({ url: await service.findAddress(), token }),
    close: service.close,
  };
}
