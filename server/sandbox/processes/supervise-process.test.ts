import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { waitUntilGone } from '#tests/support/test-server.ts';
import { superviseProcess } from './supervise-process.ts';

type Heard = { readonly kind: 'heard'; readonly message: object };

function supervise({ restartsAtOnce = false } = {}) {
  const pids: number[] = [];
  const heard: object[] = [];
  const ports: number[] = [];
  const log = {
    info: ({ pid }: { pid: number }) => pids.push(pid),
    warn: () => {},
  } as never as Parameters<typeof superviseProcess>[0]['log'];
  const supervised = superviseProcess<Heard>({
    area: 'test',
    script: new URL('tests/echo-process.ts', import.meta.url),
    environment: async (port) => {
      ports.push(port);
      return { FORMER_PORT: String(port) };
    },
    onMessage: ({ message }) => heard.push(message),
    restartsAtOnce,
    log,
  });
  onTestFinished(() => supervised.close());
  return { ...supervised, pids, ports, heard };
}

test('a process that must always run starts again at its port, and is told again what it has to know', async () => {
  const { findAddress, tell, pids, ports, heard } = supervise({ restartsAtOnce: true });
  expect(await findAddress()).toBe('http://127.0.0.1:4242');
  tell({ webhookUrl: 'one' });
  await expect.poll(() => heard).toHaveLength(1);
  process.kill(pids[0] ?? Number.NaN, 'SIGKILL');
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([{ webhookUrl: 'one' }, { webhookUrl: 'one' }]);
  expect(ports).toEqual([0, 4_242]);
});

test('any other starts with the first call, and again with the next one after its end', async () => {
  const { findAddress, pids } = supervise();
  expect(pids).toEqual([]);
  await Promise.all([findAddress(), findAddress()]);
  expect(pids).toHaveLength(1);
  process.kill(pids[0] ?? Number.NaN, 'SIGKILL');
  expect(await waitUntilGone(pids[0] ?? Number.NaN)).toBe(true);
  await expect.poll(async () => (await findAddress()) && pids.length, { timeout: 10_000 }).toBe(2);
});

test('it has ended once it is closed', async () => {
  const { findAddress, close, pids } = supervise({ restartsAtOnce: true });
  await findAddress();
  await close();
  expect(() => process.kill(pids[0] ?? Number.NaN, 0)).toThrow('ESRCH');
});

test('it does not start any more once it is closed', async () => {
  const { findAddress, close, pids } = supervise();
  const starting = findAddress();
  await close();
  await expect(starting).rejects.toThrow('closed');
  expect(pids).toEqual([]);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('it ends with the shop that has ended by %s', async (signal) => {
  const shop = fork(new URL('tests/shop-process.ts', import.meta.url));
  onTestFinished(() => void shop.kill('SIGKILL'));
  const [{ pid }] = (await once(shop, 'message')) as [{ pid: number }];
  shop.kill(signal);
  expect(await waitUntilGone(pid)).toBe(true);
});
