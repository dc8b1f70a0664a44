import type { Message } from '#server/messages/message.ts';
import type { SmsSettings } from '#server/messages/sms-adapter.ts';
import { createSmsAdapter } from '#server/messages/sms-adapter.ts';
import type { SmtpSettings } from '#server/messages/smtp-adapter.ts';
import { createSmtpAdapter } from '#server/messages/smtp-adapter.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { type CallAdapter, openOutboundCalls } from '#server/platform/jobs/outbound-calls.ts';

// A process that makes outbound calls and, at a point that a test names, is killed as by `kill -9`.

export type OutboundOrder = {
  readonly database: object;
  readonly dieAt: 'before the call' | 'before the result' | 'after the result' | 'never';
  /** Which adapter makes the calls: one of the shop, or one of the test. */
  readonly adapter:
    | { readonly kind: 'email'; readonly settings: SmtpSettings }
    | { readonly kind: 'sms'; readonly settings: SmsSettings }
    | { readonly kind: 'test'; readonly provider: string; readonly whenUnknown: 'repeat' | 'stop' | 'ask' };
};

const { database, dieAt, adapter: choice }: OutboundOrder = JSON.parse(process.argv[2] ?? '{}');
const log = { warn: () => {}, error: () => {} };
const pool = createPool(database, log);
const jobs = await openJobs(pool, log);

async function dieIf(point: OutboundOrder['dieAt']): Promise<void> {
  if (point !== dieAt) return;
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
}

function chooseAdapter(): CallAdapter<Message> | CallAdapter<{ text: string }> {
  switch (choice.kind) {
    case 'email':
      return createSmtpAdapter(choice.settings);
    case 'sms':
      return createSmsAdapter(choice.settings);
    case 'test':
      return createTestAdapter(choice);
  }
}

type TestChoice = Extract<OutboundOrder['adapter'], { kind: 'test' }>;

const createTestAdapter = ({ provider, whenUnknown }: TestChoice): CallAdapter<{ text: string }> => ({
  kind: 'test',
  async call(id, { text }) {
    await fetch(provider, { method: 'POST', headers: { 'idempotency-key': id }, body: text });
    return { outcome: 'done' };
  },
  whenUnknown:
    whenUnknown === 'ask'
      ? async (id) => ((await fetch(`${provider}/${id}`)).ok ? 'made' : 'not-made')
      : whenUnknown,
});

const chosen = chooseAdapter() as CallAdapter<object>;
const adapter: CallAdapter<object> = {
  ...chosen,
  async call(id, payload) {
    await dieIf('before the call');
    const outcome = await chosen.call(id, payload);
    await dieIf('before the result');
    return outcome;
  },
};

const query = pool.query.bind(pool);
// The job is completed by a statement of its own, after the result is written.
pool.query = (async (...args: Parameters<typeof query>) => {
  const result = await query(...args);
  if (String(args[0]).includes('update outbound_call set state')) await dieIf('after the result');
  return result;
}) as typeof query;

const calls = await openOutboundCalls({ pool, jobs, log, adapters: [adapter] });
await calls.work({ pollingIntervalSeconds: 0.5 });
process.send?.('working');
