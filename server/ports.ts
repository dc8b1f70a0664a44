import type { Config } from './config.ts';
import type { Pool } from './database/pool.ts';
import type { Files } from './files/files.ts';
import { openFiles } from './files/open-files.ts';
import type { Jobs } from './jobs/jobs.ts';
import { openOutboundCalls } from './jobs/outbound-calls.ts';
import type { Keys } from './keys.ts';
import type { Log } from './log.ts';
import { createMessageAdapters, createMessages, type Messages } from './messages/messages.ts';
import { createCancelAdapter, createCancelRecorder } from './payments/cancel-payment.ts';
import { createReminder, reminderQueue } from './payments/deposit-reminders.ts';
import { openPaymentPort, type SandboxAddress } from './payments/open-payments.ts';
import { createPayments, noPayments, type Payments } from './payments/payments.ts';
import { openWallet } from './wallet/open-wallet.ts';
import type { WalletService } from './wallet/wallet-service.ts';

/** The systems outside the shop, each behind an adapter that the configuration chooses. */
export type Ports = {
  readonly messages: Messages;
  readonly files: Files;
  readonly payments: Payments;
  readonly wallet: WalletService | null;
};

type OpenPorts = Ports & {
  /** This process makes the recorded calls. Closed with the jobs. */
  work(options?: { readonly pollingIntervalSeconds?: number }): Promise<void>;
};

type Parts = {
  config: Config;
  pool: Pool;
  jobs: Jobs;
  keys: Pick<Keys, 'data'>;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** The gateway of a shop that is paid for practice. */
  sandbox?: SandboxAddress | null;
};

/** Opened once, in `main.ts`. */
export async function openPorts({
  config,
  pool,
  jobs,
  keys,
  log,
  sandbox = null,
}: Parts): Promise<OpenPorts> {
  const messageAdapters = createMessageAdapters(config, pool, log);
  const port = await openPaymentPort(config, sandbox, log);
  const dataKey = keys.data;
  const cancelAdapter = port && createCancelAdapter(pool, port, dataKey);
  const adapters = [...Object.values(messageAdapters), cancelAdapter].filter((adapter) => adapter !== null);
  await jobs.createQueue(reminderQueue);
  const calls = await openOutboundCalls({ pool, jobs, log, adapters });
  const messages = createMessages(calls, messageAdapters);
  return {
    messages,
    files: await openFiles(config),
    wallet: openWallet({ config, pool, log }),
    payments:
      port && cancelAdapter
        ? createPayments({
            ...{ pool, port, messages, dataKey, log },
            cancel: createCancelRecorder(calls, cancelAdapter),
            remindLater: createReminder(jobs),
          })
        : noPayments,
    work: (options) => calls.work(options),
  };
}
