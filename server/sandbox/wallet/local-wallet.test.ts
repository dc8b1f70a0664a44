import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpWalletService } from '#server/services/wallet/http-wallet-service.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { waitUntilGone } from '#tests/support/test-server.ts';
import { openLocalWallet } from './local-wallet.ts';

const owner = fileURLToPath(new URL('./tests/wallet-owner.ts', import.meta.url));

async function openService() {
  const codes: string[] = [];
  const pids: number[] = [];
  const ends: string[] = [];
  const log = {
    info: ({ pid }: { pid: number }) => pids.push(pid),
    warn: () => ends.push('ended'),
  } as never as Parameters<typeof openLocalWallet>[0]['log'];
  const dataDirectory = await temporaryFolder();
  const local = openLocalWallet({ dataDirectory, sendCode: ({ code }) => codes.push(code), log });
  const service = createHttpWalletService({ findAddress: local.findAddress, close: local.close, log });
  onTestFinished(() => service.close());
  return { local, service, codes, pids, ends };
}

test('a wallet is there again after its service was killed', async () => {
  const { service, codes, pids, ends } = await openService();
  const email = 'jiwoo@mail.test';
  const password = 'wallet1234';
  expect(await service.sendCode(email, 'ko')).toMatchObject({ ok: true });
  await expect.poll(() => codes.length).toBe(1);
  const created = await service.create({ email, code: codes[0] ?? '', password }, 'member:key');
  expect(created).toMatchObject({ ok: true });
  const [pid = Number.NaN] = pids;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => ends, { timeout: 10_000 }).toEqual(['ended']);
  expect(await service.connect(email, password)).toEqual(created);
  expect(pids).toHaveLength(2);
});

test('only the shop may call it, which knows its token', async () => {
  const { local } = await openService();
  const { url } = await local.findAddress();
  for (const authorization of ['', 'Bearer ', 'Bearer guessed']) {
    const response = await fetch(`${url}/codes`, { method: 'POST', headers: { authorization } });
    expect(response.status).toBe(401);
  }
});

test('a body that does not end is not read to its end', async () => {
  const { local } = await openService();
  const { url, token } = await local.findAddress();
  const body = JSON.stringify({ email: 'a@b.test', locale: 'ko', filler: 'x'.repeat(5_000_000) });
  const headers = { authorization: `Bearer ${token}` };
  const refused = await fetch(`${url}/codes`, { method: 'POST', headers, body }).then(
    ({ status }) => status >= 400,
    () => true,
  );
  expect(refused).toBe(true);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('it ends with the shop that has ended by %s', async (signal) => {
  const shop = fork(owner, [await temporaryFolder()]);
  onTestFinished(() => void shop.kill('SIGKILL'));
  const [{ pid }] = (await once(shop, 'message')) as [{ pid: number }];
  shop.kill(signal);
  expect(await waitUntilGone(pid)).toBe(true);
});
