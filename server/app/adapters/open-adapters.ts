import type { Config } from '#server/config/config.ts';
import type { Adapters } from '#server/http/plugins/adapters.ts';
import { openAdministration } from '#server/identity/keycloak/keycloak-adapter.ts';
import { createMessages } from '#server/messages/messages.ts';
import { finishRefundedClaim } from '#server/ordering/claims/finish-refunded-claim.ts';
import { createCancelAdapter } from '#server/ordering/payments/cancel-adapter.ts';
import { createCancelRecorder, createCancelRepeater } from '#server/ordering/payments/cancel-payment.ts';
import { createReceiptAdapter, createReceiptRecorder } from '#server/ordering/payments/cash-receipts.ts';
import { createCloseAdapter } from '#server/ordering/payments/close-account.ts';
import { createReminder, reminderQueue } from '#server/ordering/payments/deposit-reminders.ts';
import { createPayments, noPayments } from '#server/ordering/payments/payments.ts';
import { cancelGivenBack } from '#server/ordering/refunds/cancel-given-back.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { openOutboundCalls } from '#server/platform/jobs/outbound-calls.ts';
import type { Log } from '#server/platform/log.ts';
import type { Keys } from '../keys.ts';
import { createMessageAdapters } from './message-adapters.ts';
import { openPaymentGateway, type SandboxAddress } from './open-payment-gateway.ts';
import { openTracker } from './open-tracker.ts';
import { openWallet } from './open-wallet.ts';

type OpenAdapters = Adapters & {
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
export async function openAdapters({
  config,
  pool,
  jobs,
  keys,
  log,
  sandbox = null,
}: Parts): Promise<OpenAdapters> {
  const messageAdapters = createMessageAdapters(config, pool, log);
  const gateway = await openPaymentGateway(config, sandbox, log);
  const dataKey = keys.data;
  const cancelAdapter =
    gateway && createCancelAdapter({ pool, gateway, dataKey, finishClaim: finishRefundedClaim });
  const closeAdapter = gateway && createCloseAdapter(gateway);
  const receiptAdapter = gateway?.cashReceipts
    ? createReceiptAdapter(pool, gateway.cashReceipts, dataKey)
    : null;
  const administration = openAdministration(config, pool);
  const ownAdapters = [cancelAdapter, closeAdapter, receiptAdapter, administration?.adapter ?? null];
  const adapters = [...Object.values(messageAdapters), ...ownAdapters].filter((adapter) => adapter !== null);
  await jobs.createQueue(reminderQueue);
  const calls = await openOutboundCalls({ pool, jobs, log, adapters });
  const messages = createMessages(calls, messageAdapters);
  return {
    messages,
    files: await openFiles(config),
    wallet: openWallet({ config, pool, log }),
    tracker: openTracker(config, log),
    keycloak: administration?.connect(calls) ?? null,
    payments:
      gateway && cancelAdapter && closeAdapter
        ? createPayments({
            pool,
            gateway,
            messages,
            dataKey,
            log,
            finishClaim: finishRefundedClaim,
            cancelGivenBack,
            cancel: createCancelRecorder(calls, cancelAdapter),
            repeatCancel: createCancelRepeater(calls, cancelAdapter),
            requestClose: async (transaction, paymentId) => {
              await calls.record(transaction, closeAdapter, { paymentId });
            },
            settleCashReceipt: createReceiptRecorder(calls, receiptAdapter),
            remindLater: createReminder(jobs),
          })
        : noPayments,
    work: (options) => calls.work(options),
  };
}
