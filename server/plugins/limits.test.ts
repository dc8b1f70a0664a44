import perfHooks from 'node:perf_hooks';
import { fastify } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a server whose start was slow takes its first requests; a busy one sheds load, but says that it is alive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const measured = { mean: Number.NaN, enable: () => true, disable: () => true, reset: () => {} };
  vi.spyOn(perfHooks, 'monitorEventLoopDelay').mockReturnValue(measured as never);
  const { limits } = await import('./limits.ts');
  const app = fastify();
  await app.register(limits);
  app.get('/', async () => 'taken');
  app.get('/healthz', { config: { isEssential: true } }, async () => 'alive');
  await app.ready();

  await vi.advanceTimersByTimeAsync(1_000);
  expect(app.isUnderPressure()).toBe(true);
  expect((await app.inject('/')).body).toBe('taken');

  await vi.advanceTimersByTimeAsync(4_000);
  const shed = await app.inject('/');
  expect([shed.statusCode, shed.headers['retry-after']]).toEqual([503, '10']);
  expect(shed.json().code).toBe('OVERLOADED');
  expect((await app.inject('/healthz')).body).toBe('alive');
  await app.close();
});
