type BackoffOptions = { readonly initialDelayMs: number };

const maxDelayMs = 60_000;

/**
 * Calls `run` again after growing delays of up to a minute, and at once when the page becomes visible. `run` is also
 * called then if no retry is scheduled.
 */
export function createBackoff(run: () => void, { initialDelayMs }: BackoffOptions) {
  let delayMs = initialDelayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const runNow = () => {
    delayMs = initialDelayMs;
    run();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') runNow();
  };
  window.addEventListener('pageshow', onVisible);
  document.addEventListener('visibilitychange', onVisible);

  return {
    /** Schedules the next call and doubles the delay. */
    retry() {
      clearTimeout(timer);
      // Spread at random, so that tabs, or all shoppers after an outage, do not send at the same moment.
      timer = setTimeout(run, delayMs * (0.75 + Math.random() / 2));
      delayMs = Math.min(delayMs * 2, maxDelayMs);
    },
    /** Calls `run` now and starts again with the initial delay. */
    runNow,
    reset() {
      delayMs = initialDelayMs;
    },
    stop() {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onVisible);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
