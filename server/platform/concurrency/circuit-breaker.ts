import type { Result } from '../result.ts';

type Options = {
  /** In a row. */
  readonly maxFailures: number;
  /** Milliseconds without a call after that; then one call finds out. */
  readonly pauseMs: number;
  readonly now?: () => number;
};

/** Does not call a service for a while that has failed several times in a row: nobody waits for its timeouts. */
export function createCircuitBreaker({ maxFailures, pauseMs, now = Date.now }: Options) {
  let failures = 0;
  let closedAgainAt = 0;

  return async function run<Value>(
    call: () => Promise<Result<Value, 'unavailable'>>,
  ): Promise<Result<Value, 'unavailable'>> {
    const isOpen = failures >= maxFailures;
    if (isOpen && now() < closedAgainAt) return { ok: false, problem: 'unavailable' };
    // Others do not call until this one has ended.
    if (isOpen) closedAgainAt = now() + pauseMs;
    const result = await call();
    failures = result.ok ? 0 : failures + 1;
    if (failures >= maxFailures) closedAgainAt = now() + pauseMs;
    return result;
  };
}
