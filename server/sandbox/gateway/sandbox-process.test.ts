import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { startServer } from '#tests/support/server-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { waitUntilGone } from '#tests/support/test-server.ts';

vi.setConfig({ testTimeout: 120_000 });

async function openShop(environment = {}) {
  return startServer({ DATA_DIR: await temporaryFolder(), PAYMENT: 'sandbox', ...environment });
}

/** The process ids of the gateways of a shop. */
async function sandboxesOf(pid: number | undefined): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = children.trim().split(' ').map(Number);
  const commands = await Promise.all(
    pids.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.filter((_pid, index) => commands[index]?.includes('sandbox/gateway/main.ts'));
}

/** It must exist: a signal to process 0 would end the tests themselves. */
async function sandboxOf(pid: number | undefined): Promise<number> {
  const [sandbox] = await sandboxesOf(pid);
  if (!sandbox) throw new Error('The shop has no gateway.');
  return sandbox;
}

test('the payment window is in the shop’s own origin, and alone may stand in its frames', async () => {
  const shop = await openShop();
  const list = await fetch(`${shop.address}/sandbox/`);
  expect([list.status, list.headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN']);
  expect(list.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const config = await fetch(`${shop.address}/api/v1/config`);
  expect(config.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await config.json()).toMatchObject({
    payment: { provider: 'PORTONE_V2', script_url: '/sandbox/v2/browser-sdk.js', is_sandbox: true },
  });
  const sandbox = await sandboxOf(shop.process.pid);
  await shop.stop();
  expect(await waitUntilGone(sandbox)).toBe(true);
});

test('kill -9 of the shop leaves no gateway behind; kill -9 of the gateway starts it again', async () => {
  const shop = await openShop();
  const first = await sandboxOf(shop.process.pid);
  process.kill(first, 'SIGKILL');
  const isOpen = async () => (await fetch(`${shop.address}/sandbox/`)).status === 200;
  await vi.waitUntil(isOpen, { timeout: 20_000, interval: 200 });
  const second = await sandboxOf(shop.process.pid);
  expect(second).not.toBe(first);
  const ended = once(shop.process, 'exit');
  shop.process.kill('SIGKILL');
  await ended;
  expect(await waitUntilGone(second)).toBe(true);
});
