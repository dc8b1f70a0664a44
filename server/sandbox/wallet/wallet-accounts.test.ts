import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPasswordHasher } from '#server/identity/accounts/password-hasher.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createWalletAccounts } from './wallet-accounts.ts';
import { openWalletStore } from './wallet-store.ts';

const hasher = await createPasswordHasher();
const email = 'jiwoo@mail.test';
const password = 'wallet1234';
const minute = 60_000;

async function openService(given?: string) {
  const file = given ?? join(await temporaryFolder(), 'wallets.sqlite');
  const clock = { now: Date.UTC(2026, 10, 24) };
  const store = openWalletStore(file, () => clock.now);
  onTestFinished(() => store.close());
  const codes: string[] = [];
  const accounts = createWalletAccounts(store, hasher, ({ code }) => codes.push(code));
  const requestCode = () => {
    accounts.requestCode({ email, locale: 'ko' });
    return codes.at(-1) ?? '';
  };
  const create = (code: string, key = 'member:key') =>
    accounts.createWallet({ email, code, password }, key).then(({ status }) => status);
  const connect = (given: string, address = email) =>
    accounts.connect({ email: address, password: given }).then(({ status }) => status);
  return { file, clock, accounts, requestCode, create, connect, codes };
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code of six digits opens one wallet, which its password connects', async () => {
  const { requestCode, create, connect } = await openService();
  const code = requestCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(await create(code)).toBe(201);
  expect(await connect(password)).toBe(200);
  expect(await connect('wallet1235')).toBe(422);
  expect(await connect(password, 'nobody@mail.test')).toBe(422);
});

test('the same call again creates nothing else, and needs no other code', async () => {
  const { accounts, requestCode, create } = await openService();
  const code = requestCode();
  const first = await accounts.createWallet({ email, code, password }, 'member:key');
  expect(first).toMatchObject({ status: 201 });
  expect(await accounts.createWallet({ email, code, password }, 'member:key')).toEqual(first);
  expect(await create(code, 'stranger:key')).toBe(410);
});

test('one of two calls at once with one code creates the wallet', async () => {
  const { requestCode, create } = await openService();
  const code = requestCode();
  const statuses = await Promise.all([create(code), create(code, 'another:key')]);
  expect(statuses.toSorted()).toEqual([201, 409]);
});

test('a caller who has the code is told that the address has a wallet, and nobody else', async () => {
  const { requestCode, create } = await openService();
  expect(await create(requestCode())).toBe(201);
  const code = requestCode();
  expect(await create(wrongFor(code), 'b')).toBe(422);
  expect(await create(code, 'b')).toBe(409);
});

test('a code is valid for five minutes, and only the newest one', async () => {
  const { clock, requestCode, create } = await openService();
  const old = requestCode();
  clock.now += 5 * minute;
  expect(await create(old)).toBe(410);
  const replaced = requestCode();
  let newest = requestCode();
  while (newest === replaced) newest = requestCode();
  expect(await create(replaced)).toBe(422);
  clock.now += 5 * minute - 1;
  expect(await create(newest)).toBe(201);
});

test('five of a hundred guesses at once are checked, and then the right one is refused too', async () => {
  const { clock, requestCode, create } = await openService();
  const code = requestCode();
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, place) => create(wrongFor(code), `${place}`)),
  );
  expect(guesses.filter((status) => status === 422)).toHaveLength(5);
  expect(guesses.filter((status) => status === 429)).toHaveLength(95);
  expect(await create(code)).toBe(429);
  clock.now += 10 * minute;
  expect(await create(requestCode())).toBe(201);
});

test('at most five codes are sent to an address within ten minutes', async () => {
  const { clock, accounts, codes, requestCode } = await openService();
  for (let each = 0; each < 5; each += 1) requestCode();
  expect(accounts.requestCode({ email, locale: 'ko' })).toEqual({ status: 429 });
  expect(codes).toHaveLength(5);
  clock.now += 10 * minute;
  expect(accounts.requestCode({ email, locale: 'ko' })).toEqual({ status: 202 });
});

test('passwords are guessed twenty times at most, and the owner waits ten minutes then', async () => {
  const { clock, requestCode, create, connect } = await openService();
  expect(await create(requestCode())).toBe(201);
  const guesses = await Promise.all(Array.from({ length: 30 }, () => connect('guess12345')));
  expect(guesses.filter((status) => status === 422)).toHaveLength(20);
  expect(await connect(password)).toBe(429);
  clock.now += 10 * minute;
  expect(await connect(password)).toBe(200);
});

test('wallets and codes survive a restart', async () => {
  const { file, requestCode, create } = await openService();
  const code = requestCode();
  const restarted = await openService(file);
  expect(await restarted.create(code)).toBe(201);
  expect(await create('123456', 'member:key')).toBe(201);
});

test.each([
  null,
  [],
  { email: 'no address', locale: 'ko' },
  { email, locale: 'xx' },
  { email: `${'a'.repeat(300)}@mail.test`, locale: 'ko' },
])('%j requests no code', async (body) => {
  const { accounts, codes } = await openService();
  expect(accounts.requestCode(body)).toEqual({ status: 400 });
  expect(codes).toEqual([]);
});
