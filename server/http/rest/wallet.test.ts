import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';

const logged: string[] = [];
const log = pino(
  { level: 'trace' },
  new Writable({ write: (piece, _encoding, done) => done(void logged.push(String(piece))) }),
);
const server = withApp({ log });
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');
const asBrand = memberRequests(server, 'brand');
const asAdmin = memberRequests(server, 'admin');

type Member = typeof asShopper;

const password = 'Secret-wallet-7733';
const fresh = () => `${randomUUID()}@mail.test`;
const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const answerOf = ({ statusCode, body }: Awaited<ReturnType<Member>>) => [
  statusCode,
  body ? JSON.parse(body).code : null,
];

/** Requests a code, and reads it where the operator of a demo shop does. */
async function codeFor(email: string, as: Member): Promise<string> {
  const readTexts = async () => {
    const sql = 'select text from demo_message where recipient = $1 order by sent_at desc';
    const { rows } = await server.pool.query<{ text: string }>(sql, [email]);
    return rows.map(({ text }) => text);
  };
  const { length } = await readTexts();
  expect((await as('POST', '/wallet/code', { email })).statusCode).toBe(202);
  await expect.poll(async () => (await readTexts()).length).toBe(length + 1);
  return /\d{6}/.exec((await readTexts())[0] ?? '')?.[0] ?? '';
}

const create = (as: Member, body: object, key?: string) => as('POST', '/wallet', body, keyed(key));
const connect = (as: Member, email: string, given = password, key?: string) =>
  as('POST', '/wallet/connect', { email, password: given }, keyed(key));
const walletOf = async (as: Member) => (await as('GET', '/wallet')).json().wallet;

beforeEach(async () => {
  await server.pool.query('delete from user_wallet');
});

test('a member creates a wallet, sees its balance, disconnects and connects it again', async () => {
  expect(await walletOf(asShopper)).toBeNull();
  const email = fresh();
  const code = await codeFor(email, asShopper);
  const created = await create(asShopper, { email: email.toUpperCase(), code, password });
  expect([created.statusCode, created.json().email]).toEqual([201, email]);
  expect(await walletOf(asShopper)).toMatchObject({ email, balance: 0 });

  const store = new DatabaseSync(join(server.folder, 'data/wallet/wallets.sqlite'));
  store.prepare('update wallet set amount = 184300 where email = ?').run(email);
  store.close();
  expect(await walletOf(asShopper)).toMatchObject({ balance: 184_300 });

  expect((await asShopper('DELETE', '/wallet')).statusCode).toBe(204);
  expect(await walletOf(asShopper)).toBeNull();
  expect((await connect(asShopper, email)).statusCode).toBe(200);
  expect(await walletOf(asShopper)).toMatchObject({ email, balance: 184_300 });
});

test('a call whose answer was lost is sent again, and has the same answer', async () => {
  const email = fresh();
  const body = { email, code: await codeFor(email, asArtist), password };
  const key = randomUUID();
  const [one, other] = await Promise.all([create(asArtist, body, key), create(asArtist, body, key)]);
  expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
  const { rows } = await server.pool.query(`select state, wallet_email from user_wallet`);
  expect(rows).toEqual([{ state: 'CONNECTED', wallet_email: email }]);
});

test('a connected wallet is its member’s alone, and nobody else’s', async () => {
  const email = fresh();
  const code = await codeFor(email, asShopper);
  expect((await create(asShopper, { email, code, password })).statusCode).toBe(201);
  expect(await walletOf(asBrand)).toBeNull();
  expect(answerOf(await connect(asBrand, email))).toEqual([409, 'WALLET_ALREADY_CONNECTED']);
  expect(answerOf(await connect(asShopper, email))).toEqual([409, 'WALLET_ALREADY_CONNECTED']);
  expect((await asBrand('DELETE', '/wallet')).statusCode).toBe(204);
  expect(await walletOf(asShopper)).toMatchObject({ email });
});

test('a mistake is reported in the words of the specification', async () => {
  const email = fresh();
  const code = await codeFor(email, asAdmin);
  const wrong = code === '000000' ? '000001' : '000000';
  const refused = await create(asAdmin, { email, code: wrong, password });
  expect([...answerOf(refused), refused.json().message]).toEqual([
    400,
    'CODE_MISMATCH',
    '인증번호가 일치하지 않습니다.',
  ]);
  expect(answerOf(await create(asAdmin, { email, code, password: 'short1' }))).toEqual([
    422,
    'PASSWORD_FORMAT',
  ]);
  expect((await create(asAdmin, { email, code, password })).statusCode).toBe(201);
  await asAdmin('DELETE', '/wallet');

  const exists = await create(asAdmin, { email, code: await codeFor(email, asAdmin), password });
  expect([...answerOf(exists), exists.json().message]).toEqual([
    409,
    'WALLET_EMAIL_EXISTS',
    '이미 생성된 이메일입니다.',
  ]);
  const mismatch = await connect(asAdmin, email, 'Wrong-wallet-1');
  expect([...answerOf(mismatch), mismatch.json().message]).toEqual([
    401,
    'WALLET_CREDENTIAL_MISMATCH',
    '이메일 또는 비밀번호가 일치하지 않습니다.',
  ]);
});

test('a member guesses five times within ten minutes, and no sixth time', async () => {
  const statuses: number[] = [];
  for (let each = 0; each < 12; each += 1) statuses.push((await connect(asBrand, fresh())).statusCode);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  expect(statuses.at(-1)).toBe(429);
});

test('visitors have no wallet; what is no address, or comes without a key, is refused', async () => {
  for (const [method, url] of [
    ['GET', '/api/v1/wallet'],
    ['DELETE', '/api/v1/wallet'],
    ['POST', '/api/v1/wallet'],
    ['POST', '/api/v1/wallet/code'],
    ['POST', '/api/v1/wallet/connect'],
  ] as const) {
    expect((await server.app.inject({ method, url })).statusCode, url).toBe(401);
  }
  for (const email of [
    'jiwoo',
    'jiwoo@mail',
    'ji woo@mail.test',
    'jiwoo\0@mail.test',
    `${'a'.repeat(260)}@mail.test`,
  ]) {
    expect(answerOf(await asBrand('POST', '/wallet/code', { email }))).toEqual([400, 'VALIDATION']);
  }
  const body = { email: fresh(), password };
  expect(answerOf(await asArtist('POST', '/wallet/connect', body))).toEqual([400, 'VALIDATION']);
});

test('no log and no table of the shop holds a password of a wallet', async () => {
  const { rows: tables } = await server.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const { rows } = await server.pool.query(
      `select count(*)::int as count from ${name} own where own::text like $1`,
      ['%Secret-wallet%'],
    );
    expect(rows[0].count, name).toBe(0);
  }
  expect(logged.join('')).toContain('/api/v1/wallet');
  expect(logged.join('')).not.toContain('Secret-wallet');
});

const down = createServer((_request, response) => void response.writeHead(500).end()).listen(0, '127.0.0.1');
await once(down, 'listening');
afterAll(() => down.close());

describe('with a wallet service that fails', () => {
  const url = `http://127.0.0.1:${(down.address() as AddressInfo).port}`;
  const failing = withApp({ environment: { WALLET_URL: url, WALLET_TOKEN: 'token' } });
  const member = memberRequests(failing);

  test('calls say so, and a wallet that is connected is shown without its balance', async () => {
    expect(answerOf(await member('POST', '/wallet/code', { email: fresh() }))).toEqual([
      503,
      'WALLET_UNAVAILABLE',
    ]);
    expect(answerOf(await connect(member, fresh()))).toEqual([503, 'WALLET_UNAVAILABLE']);
    await failing.pool.query(
      `insert into user_wallet (user_id, state, wallet_email, wallet_id, request_key, connected_at)
       select id, 'CONNECTED', 'a@mail.test', 'w', gen_random_uuid(), now() from "user" where email = 'shopper@kkumim.test'`,
    );
    expect(await walletOf(member)).toMatchObject({ email: 'a@mail.test', balance: null });
  });
});

describe('without a wallet service', () => {
  const plain = withApp({ environment: { DEMO: '1', PUBLIC_ORIGIN: 'http://localhost:3000' } });
  const member = memberRequests(plain);

  test('there is none, and the storefront is told so', async () => {
    expect((await plain.app.inject('/api/v1/config')).json()).toMatchObject({ wallet: false, chat: null });
    expect(answerOf(await member('GET', '/wallet'))).toEqual([404, 'NOT_FOUND']);
  });
});
