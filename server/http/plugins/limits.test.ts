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
  for (const path of ['/api/v1/config', '/cart', '/assets/shop.js']) app.get(path, async () => 'taken');
  app.get('/healthz', { config: { isEssential: true } }, async () => 'alive');
  await app.ready();

  await vi.advanceTimersByTimeAsync(1_000);
  expect(app.isUnderPressure()).toBe(true);
  expect(app.isShedding()).toBe(false);
  expect((await app.inject('/api/v1/config')).body).toBe('taken');

  await vi.advanceTimersByTimeAsync(4_000);
  expect(app.isShedding()).toBe(true);
  const shed = await app.inject('/api/v1/config');
  expect([shed.statusCode, shed.headers['retry-after']]).toEqual([503, '10']);
  expect(shed.json().code).toBe('OVERLOADED');
  expect((await app.inject('/healthz')).body).toBe('alive');
  // A page is still a page: its skeleton and its files take next to nothing.
  for (const path of ['/cart', '/assets/shop.js']) expect((await app.inject(path)).body).toBe('taken');
  await app.close();
});
