import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Jobs, openJobs } from '#server/platform/jobs/jobs.ts';
import { openOutboundCalls } from '#server/platform/jobs/outbound-calls.ts';
import { withDatabase } from '../../tests/support/database.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { outboundChildren } from '../../tests/support/outbound-children.ts';
import type { Message } from './message.ts';
import { createMessages } from './messages.ts';
import { createSmsAdapter } from './sms-adapter.ts';
import { createSmtpAdapter } from './smtp-adapter.ts';

vi.setConfig({ testTimeout: 60_000 });

const { pool, address } = withDatabase();
const { startChild, expireJob } = outboundChildren(pool, address);
const log = { warn: vi.fn(), error: vi.fn() };
const points = ['before the call', 'before the result', 'after the result'] as const;
const common = { kind: 'SIGN_UP_CODE', locale: 'ko', text: '인증번호 123456' } as const;
let jobs: Jobs;

beforeAll(async () => {
  jobs = await openJobs(pool, log);
});
afterAll(() => jobs.close());
beforeEach(() => pool.query('truncate outbound_call; delete from jobs.job'));

type Adapter = Parameters<typeof startChild>[0]['adapter'];

/** Sends the message in a process that is killed at that point, then in one that lives. */
async function sendInterrupted(dieAt: (typeof points)[number], adapter: Adapter, message: Message) {
  const adapters = {
    email: adapter.kind === 'email' ? createSmtpAdapter(adapter.settings) : null,
    sms: adapter.kind === 'sms' ? createSmsAdapter(adapter.settings) : null,
  };
  const messages = createMessages(await openOutboundCalls({ pool, jobs, log, adapters: [] }), adapters);
  await inTransaction(pool, (client) => messages.send(client, message));
  const [, signal] = await once(startChild({ dieAt, adapter }), 'exit');
  expect(signal).toBe('SIGKILL');
  await expireJob(jobs);
  startChild({ dieAt: 'never', adapter });
  const isOver = async () => {
    const { rows } = await pool.query(`select from jobs.job where state = 'completed'`);
    return rows.length === 1;
  };
  await vi.waitUntil(isOver, { timeout: 20_000, interval: 100 });
  const { rows } = await pool.query('select state, payload from outbound_call');
  expect(rows).toEqual([{ state: 'DONE', payload: null }]);
}

test.each(points)('kill -9 %s: the provider sends the text message once', async (dieAt) => {
  const keys: unknown[] = [];
  const provider = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void provider.close());
  await once(provider, 'listening');
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const adapter = { kind: 'sms', settings: { url, token: 'token', sender: '0212345678' } } as const;
  await sendInterrupted(dieAt, adapter, { ...common, channel: 'sms', recipient: '01012345678' });
  // The provider acts once per key.
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(dieAt === 'before the result' ? 2 : 1);
});

test.each(points)('kill -9 %s: the email is not lost, and a duplicate bears the same id', async (dieAt) => {
  const { settings, mails } = await startMailServer();
  const message = { ...common, channel: 'email', recipient: 'a@example.com', subject: '인증번호' } as const;
  await sendInterrupted(dieAt, { kind: 'email', settings }, message);
  const ids = mails.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]);
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(dieAt === 'before the result' ? 2 : 1);
});
