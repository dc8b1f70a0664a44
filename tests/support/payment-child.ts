import { openPaymentGateway, type SandboxAddress } from '#server/app/adapters/open-payment-gateway.ts';
import { finishRefundedClaim } from '#server/ordering/claims/finish-refunded-claim.ts';
import { createCancelAdapter } from '#server/ordering/payments/cancel-adapter.ts';
import { createCancelRecorder } from '#server/ordering/payments/cancel-payment.ts';
import { createReminder } from '#server/ordering/payments/deposit-reminders.ts';
import type { PaymentGateway } from '#server/ordering/payments/payment-gateway.ts';
import { createPayments, noPayments } from '#server/ordering/payments/payments.ts';
import { cancelGivenBack } from '#server/ordering/refunds/cancel-given-back.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openOutboundCalls } from '#server/platform/jobs/outbound-calls.ts';

// A process that asks the gateway about a payment, or gives money back, and at a point that a test names is killed as by
// `kill -9`.

export type PaymentOrder = {
  readonly database: object;
  readonly sandbox: SandboxAddress;
  readonly task: { readonly verify: string } | 'make the recorded calls';
  readonly dieAt: 'before the call' | 'before the result' | 'after the result' | 'never';
};

const { database, sandbox, task, dieAt }: PaymentOrder = JSON.parse(process.argv[2] ?? '{}');
const log = { info: () => {}, warn: () => {}, error: () => {} };
const pool = createPool(database, log);
const jobs = await openJobs(pool, log);

async function dieIf(point: PaymentOrder['dieAt']): Promise<void> {
  if (point !== dieAt) return;
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
}

const config = { demo: true, publicOrigin: null, payment: null };
const honest = (await openPaymentGateway(config, sandbox, log)) as PaymentGateway;

function dying<Call extends 'read' | 'cancel'>(name: Call): PaymentGateway[Call] {
  const call = honest[name] as (input: unknown) => Promise<unknown>;
  return (async (input: unknown) => {
    await dieIf('before the call');
    const answer = await call(input);
    await dieIf('before the result');
    return answer;
  }) as PaymentGateway[Call];
}

const gateway = {
  ...honest,
  [task === 'make the recorded calls' ? 'cancel' : 'read']: dying(
    task === 'make the recorded calls' ? 'cancel' : 'read',
  ),
};
const dataKey = Buffer.alloc(32);
const adapter = createCancelAdapter({ pool, gateway, dataKey, finishClaim: finishRefundedClaim });
const calls = await openOutboundCalls({ pool, jobs, log, adapters: [adapter] });
const messages = {
  isAvailable: () => false,
  send: async () => ({ ok: false, problem: 'not-available' }) as const,
};

const query = pool.query.bind(pool);
// The job is completed by a statement of its own, after the result is written.
pool.query = (async (...args: Parameters<typeof query>) => {
  const result = await query(...args);
  if (String(args[0]).includes('update payment_cancel set state')) await dieIf('after the result');
  return result;
}) as typeof query;

if (task === 'make the recorded calls') {
  await calls.work({ pollingIntervalSeconds: 0.5 });
} else {
  const cancel = createCancelRecorder(calls, adapter);
  const remindLater = createReminder(jobs);
  const refunds = { cancel, finishClaim: finishRefundedClaim, cancelGivenBack };
  const parts = { ...noPayments, ...refunds, pool, gateway, messages, dataKey, log, remindLater };
  await createPayments(parts).verify(task.verify);
  await dieIf('after the result');
  process.exit(0);
}
