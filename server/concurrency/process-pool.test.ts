import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { isGone } from '../../tests/support/server-of-test.ts';
import { createProcessPool } from './process-pool.ts';

const script = new URL('./tests/obedient-child.ts', import.meta.url);
const pool = createProcessPool<string, unknown>({
  script,
  size: 1,
  queued: 2,
  timeoutMs: 1_000,
  answer: async (question) => `${question}? yes`,
  log: { warn: () => {} },
});
afterAll(() => pool.close());

const tell = async (order: string, signal?: AbortSignal) => {
  const told = await pool.run((task) => task(order), signal && { signal });
  return told.ok ? told.value : told;
};
const done = (value: unknown) => ({ ok: true, value });

async function pidOfChild(): Promise<number> {
  const told = await tell('pid');
  if (!told.ok) throw new Error(told.problem);
  return told.value as number;
}

test('tasks are done in another process, which gives way to this one and stays for the next task', async () => {
  const pid = await pidOfChild();
  expect(pid).not.toBe(process.pid);
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  expect(await tell('fail')).toEqual({ ok: false, problem: 'failed' });
  expect(await pidOfChild()).toBe(pid);
});

test('a task may ask back', async () => {
  expect(await tell('is it open')).toEqual(done('is it open? yes'));
});

test('a task without an end is ended with its process, and another process does the next one', async () => {
  const pid = await pidOfChild();
  expect(await tell('never end')).toEqual({ ok: false, problem: 'timeout' });
  expect(await isGone(pid)).toBe(true);
  expect(await pidOfChild()).not.toBe(pid);
});

test('a task that waits longer than it may compute is not ended', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const limits = { size: 2, queued: 0, cpuTimeoutMs: 200, timeoutMs: 10_000 };
  const otherPool = createProcessPool<string, unknown>({
    script,
    ...limits,
    answer: () => promise,
    log: { warn: () => {} },
  });
  const waiting = otherPool.run((task) => task('ask'));
  const computing = await otherPool.run((task) => task('never end'));
  expect(computing).toEqual(done({ ok: false, problem: 'timeout' }));
  resolve('answered');
  expect(await waiting).toEqual(done(done('answered')));
  otherPool.close();
});

test('a process that ends fails its task only', async () => {
  expect(await tell('crash')).toEqual({ ok: false, problem: 'failed' });
  expect(await tell('fine')).toEqual(done('fine? yes'));
});

test('a task whose caller has left is not begun, and a full queue refuses', async () => {
  const left = new AbortController();
  const running = tell('first');
  const waiting = tell('second', left.signal);
  const last = tell('third');
  expect(await tell('too many')).toEqual({ ok: false, problem: 'busy' });
  left.abort();
  expect(await waiting).toEqual({ ok: false, problem: 'busy' });
  expect(await running).toEqual(done('first? yes'));
  expect(await last).toEqual(done('third? yes'));
});

test('a child knows no secrets of the server', async () => {
  process.env.IDENTITY_KEY = 'secret';
  pool.close();
  const told = await tell('environment');
  delete process.env.IDENTITY_KEY;
  expect(told).toEqual(done(expect.not.objectContaining({ IDENTITY_KEY: 'secret' })));
});

test('a child does not outlive a server that was killed', async () => {
  const owner = spawn(process.execPath, [fileURLToPath(new URL('./tests/pool-owner.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(owner.stdout, 'data');
  owner.kill('SIGKILL');
  expect(await isGone(Number(String(pid)))).toBe(true);
}, 15_000);
