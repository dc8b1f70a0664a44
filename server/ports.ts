import type { Config } from './config.ts';
import type { Pool } from './database/pool.ts';
import type { Files } from './files/files.ts';
import { openFiles } from './files/open-files.ts';
import type { Jobs } from './jobs/jobs.ts';
import { openOutboundCalls } from './jobs/outbound-calls.ts';
import type { Log } from './log.ts';
import { createMessageAdapters, createMessages, type Messages } from './messages/messages.ts';
import { openWallet } from './wallet/open-wallet.ts';
import type { WalletService } from './wallet/wallet-service.ts';

/** The systems outside the shop, each behind an adapter that the configuration chooses. */
export type Ports = {
  readonly messages: Messages;
  readonly files: Files;
  readonly wallet: WalletService | null;
};

type OpenPorts = Ports & {
  /** This process makes the recorded calls. Closed with the jobs. */
  work(): Promise<void>;
};

type Parts = { config: Config; pool: Pool; jobs: Jobs; log: Pick<Log, 'info' | 'warn' | 'error'> };

/** Opened once, in `main.ts`. */
export async function openPorts({ config, pool, jobs, log }: Parts): Promise<OpenPorts> {
  const messageAdapters = createMessageAdapters(config, pool, log);
  const adapters = Object.values(messageAdapters).filter((adapter) => adapter !== null);
  const calls = await openOutboundCalls({ pool, jobs, log, adapters });
  return {
    messages: createMessages(calls, messageAdapters),
    files: await openFiles(config),
    wallet: openWallet({ config, pool, log }),
    work: () => calls.work(),
  };
}
