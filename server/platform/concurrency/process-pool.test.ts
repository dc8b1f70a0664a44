import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { waitUntilGone } from '#tests/support/test-server.ts';
import { createProcessPool } from './process-pool.ts';

const script = new URL('./tests/command-child.ts', import.meta.url);
const pool = createProcessPool<string, unknown>({
  script,
  size: 1,
  maxQueued: 2,
  timeoutMs: 1_000,
  onRequest: async (request) => `${request}? yes`,
  log: { warn: () => {} },
});
afterAll(() => pool.close());

const runCommand = async (command: string, signal?: AbortSignal) => {
  const result = await pool.run((runTask) => runTask(command), signal && { signal });
  return result.ok ? result.value : result;
};
const done = (value: unknown) => ({ ok: true, value });

async function childPid(): Promise<number> {
  const result = await runCommand('pid');
  if (!result.ok) throw new Error(result.problem);
  return result.value as number;
}

test('tasks run in a child process of lower priority, which is reused for the next task', async () => {
  const pid = await childPid();
  expect(pid).not.toBe(process.pid);
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  expect(await runCommand('fail')).toEqual({ ok: false, problem: 'failed' });
  expect(await childPid()).toBe(pid);
});

test('a task may send requests to the server', async () => {
  expect(await runCommand('is it open')).toEqual(done('is it open? yes'));
});

test('a request that the server cannot respond to fails its task, and the log says why', async () => {
  const warn = vi.fn();
  const error = new Error('no connection');
  const otherPool = createProcessPool<string, unknown>({
    script,
    size: 1,
    maxQueued: 0,
    timeoutMs: 1_000,
    onRequest: () => Promise.reject(error),
    log: { warn },
  });
  const asked = await otherPool.run((runTask) => runTask('is it open'));
  otherPool.close();
  expect(asked).toEqual(done({ ok: false, problem: 'failed' }));
  const details = { script: script.pathname, err: error };
  expect(warn).toHaveBeenCalledWith(details, 'process pool: request of a task failed');
});

test('a task that never ends is killed with its process, and another process runs the next one', async () => {
  const pid = await childPid();
  expect(await runCommand('never end')).toEqual({ ok: false, problem: 'timeout' });
  expect(await waitUntilGone(pid)).toBe(true);
  expect(await childPid()).not.toBe(pid);
});

test('a task that waits is not killed by the CPU time limit', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const limits = { size: 2, maxQueued: 0, cpuTimeoutMs: 200, timeoutMs: 10_000 };
  const otherPool = createProcessPool<string, unknown>({
    script,
    ...limits,
    onRequest: () => promise,
    log: { warn: () => {} },
  });
  const waiting = otherPool.run((runTask) => runTask('ask'));
  const computing = await otherPool.run((runTask) => runTask('never end'));
  expect(computing).toEqual(done({ ok: false, problem: 'timeout' }));
  resolve('answered');
  expect(await waiting).toEqual(done(done('answered')));
  otherPool.close();
});

test('a process that exits fails its own task only', async () => {
  expect(await runCommand('crash')).toEqual({ ok: false, problem: 'failed' });
  expect(await runCommand('fine')).toEqual(done('fine? yes'));
});

test('a queued task whose caller disconnects is not started, and a full queue refuses', async () => {
  const caller = new AbortController();
  const running = runCommand('first');
  const waiting = runCommand('second', caller.signal);
  const last = runCommand('third');
  expect(await runCommand('too many')).toEqual({ ok: false, problem: 'busy' });
  caller.abort();
  expect(await waiting).toEqual({ ok: false, problem: 'busy' });
  expect(await running).toEqual(done('first? yes'));
  expect(await last).toEqual(done('third? yes'));
});

test('a child does not inherit the secrets of the server', async () => {
  process.env.IDENTITY_KEY = 'secret';
  pool.close();
  const result = await runCommand('environment');
  delete process.env.IDENTITY_KEY;
  expect(result).toEqual(done(expect.not.objectContaining({ IDENTITY_KEY: 'secret' })));
});

test('a child does not outlive a server that was killed', async () => {
  const owner = spawn(process.execPath, [fileURLToPath(new URL('./tests/pool-owner.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(owner.stdout, 'data');
  owner.kill('SIGKILL');
  expect(await waitUntilGone(Number(String(pid)))).toBe(true);
}, 15_000);
