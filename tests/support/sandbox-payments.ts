import { afterAll, beforeAll } from 'vitest';
import { openAdapters } from '#server/app/adapters/open-adapters.ts';
import { readConfig } from '#server/config/config.ts';
import { finishRefundedClaim } from '#server/ordering/claims/finish-refunded-claim.ts';
import { createReminder } from '#server/ordering/payments/deposit-reminders.ts';
import { cancelGivenBack } from '#server/ordering/refunds/cancel-given-back.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { type Jobs, openJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { expectExactBooks } from './exact-books.ts';
import type { TestSandbox } from './sandbox-gateway.ts';

type Adapters = Awaited<ReturnType<typeof openAdapters>>;

/** The key that personal data of orders are encrypted with. */
export const dataKey = Buffer.alloc(32, 7);

type Options = {
  readonly contract?: 'sandbox' | 'sandbox_v1';
  readonly address?: () => string;
  /** False: what is recorded is left to another process. */
  readonly works?: boolean;
  /** Of the books, what its tests leave out: they ask for cancellations that are no refunds, or write rows by hand. */
  readonly unproved?: readonly string[];
};

/** The payments of a shop whose gateway is the sandbox, or something in front of it. */
export function withPayments(
  pool: Pool,
  sandbox: TestSandbox,
  { contract = 'sandbox', address, works = true, unproved = [] }: Options = {},
) {
  const running: { jobs?: Jobs; adapters?: Adapters } = {};
  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', PAYMENT: contract });
    const log = createLog(config);
    running.jobs = await openJobs(pool, log);
    running.adapters = await openAdapters({
      config,
      pool,
      log,
      jobs: running.jobs,
      keys: { data: dataKey },
      sandbox: { address: address?.() ?? sandbox.address, credentials: sandbox.credentials },
    });
    if (works) await running.adapters.work({ pollingIntervalSeconds: 0.5 });
  });
  afterAll(async () => {
    await running.jobs?.close();
    // The books must be exact, whatever the tests of this file have done.
    await expectExactBooks(pool, unproved);
  });
  return {
    /** The parts that the payments are made of besides their gateway, for a gateway that a test invents. */
    get parts() {
      const { payments, messages } = running.adapters ?? {};
      if (!payments || !messages) throw new Error('The payments are there in a test, not before.');
      const log = { warn: () => {}, error: () => {} };
      const { requestCancel: cancel, repeatCancel, requestClose, settleCashReceipt } = payments;
      return {
        cancel,
        repeatCancel,
        requestClose,
        settleCashReceipt,
        finishClaim: finishRefundedClaim,
        cancelGivenBack,
        messages,
        dataKey,
        log,
        remindLater: createReminder(this.jobs),
      };
    },
    get payments() {
      if (!running.adapters) throw new Error('The payments are there in a test, not before.');
      return running.adapters.payments;
    },
    get jobs() {
      if (!running.jobs) throw new Error('The jobs are there in a test, not before.');
      return running.jobs;
    },
    get gateway() {
      const { gateway } = this.payments;
      if (!gateway) throw new Error('No gateway is configured.');
      return gateway;
    },
  };
}
