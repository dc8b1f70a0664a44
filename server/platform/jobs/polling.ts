export type Polling = { close(): Promise<void> };

/**
 * The one timer that repeats something in this process: now, or after the first interval, and
 * again so long after each run has ended, so runs never overlap. `run` must not reject.
 */
export function startPolling(
  run: () => Promise<void>,
  intervalMs: number,
  { isDelayed = false } = {},
): Polling {
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  let running = Promise.resolve();
  const poll = () => {
    running = run().finally(() => {
      schedule();
    });
  };
  // The timer alone keeps no process alive.
  const schedule = () => {
    if (isOpen) timer = setTimeout(poll, intervalMs).unref();
  };
  if (isDelayed) schedule();
  else poll();
  return {
    async close() {
      isOpen = false;
      clearTimeout(timer);
      await running;
    },
  };
}
