import { expect, test, vi } from 'vitest';
import { openAdapters } from '#server/app/adapters/open-adapters.ts';
import { readConfig } from '#server/config/config.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { outboundQueue } from '#server/platform/jobs/outbound-calls.ts';
import { withApp } from '../../tests/support/app.ts';
import type { Message } from './message.ts';

const server = withApp({ jobs: true });
const published = withApp({ environment: { PUBLIC_ORIGIN: 'http://localhost:3000', DEMO: '1' } });
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const keys = { data: Buffer.alloc(32) };

const email: Message = {
  channel: 'email',
  kind: 'SIGN_UP_CODE',
  locale: 'en',
  recipient: 'shopper@example.com',
  subject: 'Your <code>',
  text: '<script>alert(1)</script>\n123456',
};
const sms: Message = { ...email, channel: 'sms', recipient: '01012345678', text: '인증번호 123456' };

const send = (message: Message) =>
  inTransaction(server.pool, (client) => server.app.messages.send(client, message));

/** The adapters of a process that records messages and sends none. */
async function portsWithoutWorker() {
  const jobs = await openJobs(published.pool, log);
  const config = readConfig({ LOG_LEVEL: 'silent' });
  return { jobs, ...(await openAdapters({ config, keys, pool: published.pool, jobs, log })) };
}

const readPage = (language: string) =>
  server.app.inject({ url: '/dev/messages', headers: { 'accept-language': language } });

test('the demo shop shows what it would have sent, and runs nothing of it', async () => {
  expect((await readPage('ko')).body).toContain('아직 보낸 메시지가 없습니다.');
  await send(email);
  await send(sms);
  const jobs = await openJobs(server.pool, log);
  const config = readConfig({ LOG_LEVEL: 'silent' });
  await (await openAdapters({ config, keys, pool: server.pool, jobs, log })).work();
  await vi.waitUntil(async () => (await readPage('en')).body.split('<li>').length === 3, { timeout: 20_000 });
  await jobs.close();
  const page = await readPage('en-GB');
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).toContain('Your &lt;code&gt;');
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\n123456');
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('01012345678');
  expect((await readPage('ko')).body).toContain('<title>보낸 메시지</title>');
});

test('a shop with a public origin has no such page, also as a demo', async () => {
  expect((await published.app.inject('/dev/messages')).statusCode).toBe(404);
  expect(published.app.messages.isAvailable('email')).toBe(false);
});

test('a code goes out before what all members are told at once', async () => {
  const { messages, jobs } = await portsWithoutWorker();
  const record = (kind: string) =>
    inTransaction(published.pool, (client) => messages.send(client, { ...email, kind }));
  await record('COUPON_EXPIRING');
  await record('POINTS_EXPIRING');
  const code = await record('SIGN_UP_CODE');
  const [first] = await jobs.boss.fetch<{ id: string }>(outboundQueue.name);
  await jobs.close();
  expect(code).toEqual({ ok: true, value: first?.data.id });
});

test('where nothing is configured a feature can hide itself, and the start says so', async () => {
  const config = readConfig({ DEMO: '0' });
  const jobs = { ...server.app.jobs, createQueue: async () => {} };
  const { messages } = await openAdapters({ config, keys, pool: server.pool, jobs, log });
  expect([messages.isAvailable('email'), messages.isAvailable('sms')]).toEqual([false, false]);
  const sent = inTransaction(server.pool, (client) => messages.send(client, email));
  expect(await sent).toEqual({ ok: false, problem: 'not-available' });
  const missing = 'not configured, features that need it are hidden';
  expect(log.info).toHaveBeenCalledWith({ email: missing, sms: missing }, 'messages: sent through');
});

test('the start names the provider and none of its secrets', async () => {
  const config = readConfig({
    SMTP_URL: 'smtp://shop:hunter2@mail.example:25',
    MAIL_FROM: 'hello@shop.example',
    SMS_URL: 'https://sms.example/v1?key=hunter2',
    SMS_TOKEN: 'hunter2',
    SMS_SENDER: '0212345678',
  });
  await openAdapters({ config, keys, pool: server.pool, jobs: server.app.jobs, log });
  expect(log.info).toHaveBeenCalledWith(
    { email: 'mail.example:25', sms: 'sms.example' },
    'messages: sent through',
  );
});

test.each([
  { ...email, recipient: 'a@example.com\r\nBcc: b@example.com' },
  { ...email, recipient: 'a@example.com\n' },
  { ...email, recipient: ' a@example.com' },
  { ...email, recipient: 'a@example.com,b@example.com' },
  { ...email, recipient: 'a' },
  { ...email, subject: 'Hello\r\nBcc: b@example.com' },
  { ...email, subject: 'Hello\u2028there' },
  { ...email, subject: '' },
  { ...email, kind: 'code' },
  { ...sms, recipient: '010-1234-5678' },
  { ...sms, recipient: '01012345678\n' },
  { ...sms, recipient: '+821012345678' },
  { ...sms, text: '가'.repeat(700) },
  { ...sms, text: '' },
  { ...sms, text: 'a\0b' },
  { ...sms, text: '\ud800' },
])('%j is refused', async (message) => {
  expect(await send(message as Message)).toEqual({ ok: false, problem: 'malformed' });
});

test('a message of a transaction that is rolled back is never sent', async () => {
  const count = async () => (await server.pool.query('select from outbound_call')).rowCount;
  const before = await count();
  const lost = inTransaction(server.pool, async (client) => {
    await server.app.messages.send(client, email);
    throw new Error('refused');
  });
  await expect(lost).rejects.toThrow('refused');
  expect(await count()).toBe(before);
});
