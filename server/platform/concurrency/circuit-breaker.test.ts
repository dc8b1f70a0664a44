import { expect, test } from 'vitest';
import type { Result } from '../result.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

function brokenService() {
  const clock = { now: 0 };
  const run = createCircuitBreaker({ maxFailures: 3, pauseMs: 10_000, now: () => clock.now });
  const service = { calls: 0, isDown: true };
  const call = () =>
    run(async (): Promise<Result<string, 'unavailable'>> => {
      service.calls += 1;
      return service.isDown ? { ok: false, problem: 'unavailable' } : { ok: true, value: 'here' };
    });
  return { clock, service, call };
}

test('a service that failed three times is left alone, then tried by one call', async () => {
  const { clock, service, call } = brokenService();
  for (let each = 0; each < 10; each += 1) expect(await call()).toMatchObject({ ok: false });
  expect(service.calls).toBe(3);
  clock.now = 10_000;
  await Promise.all([call(), call(), call()]);
  expect(service.calls).toBe(4);
});

test('a service that is back is called by everybody', async () => {
  const { clock, service, call } = brokenService();
  for (let each = 0; each < 3; each += 1) await call();
  service.isDown = false;
  clock.now = 10_000;
  expect(await call()).toEqual({ ok: true, value: 'here' });
  expect(await Promise.all([call(), call()])).toMatchObject([{ ok: true }, { ok: true }]);
});

test('single failures between successes change nothing', async () => {
  const { service, call } = brokenService();
  for (let each = 0; each < 12; each += 1) {
    service.isDown = each % 3 !== 0;
    await call();
  }
  expect(service.calls).toBe(12);
});
