import { expect, onTestFinished, test } from 'vitest';
import { createHttpWalletService } from '#server/services/wallet/http-wallet-service.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { openSandboxWallet } from './sandbox-wallet.ts';

async function openService() {
  const codes: string[] = [];
  const pids: number[] = [];
  const ends: string[] = [];
  const log = {
    info: ({ pid }: { pid: number }) => pids.push(pid),
    warn: () => ends.push('ended'),
  } as never as Parameters<typeof openSandboxWallet>[0]['log'];
  const dataDirectory = await temporaryFolder();
  const sandbox = openSandboxWallet({ dataDirectory, sendCode: ({ code }) => codes.push(code), log });
  const service = createHttpWalletService({ findAddress: sandbox.findAddress, close: sandbox.close, log });
  onTestFinished(() => service.close());
  return { sandbox, service, codes, pids, ends };
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
  const { sandbox } = await openService();
  const { url } = await sandbox.findAddress();
  for (const authorization of ['', 'Bearer ', 'Bearer guessed']) {
    const response = await fetch(`${url}/codes`, { method: 'POST', headers: { authorization } });
    expect(response.status).toBe(401);
  }
});

test('a body that does not end is not read to its end', async () => {
  const { sandbox } = await openService();
  const { url, token } = await sandbox.findAddress();
  const body = JSON.stringify({ email: 'a@b.test', locale: 'ko', filler: 'x'.repeat(5_000_000) });
  const headers = { authorization: `Bearer ${token}` };
  const refused = await fetch(`${url}/codes`, { method: 'POST', headers, body }).then(
    ({ status }) => status >= 400,
    () => true,
  );
  expect(refused).toBe(true);
});
