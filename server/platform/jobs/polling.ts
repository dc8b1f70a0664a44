export type Polling = { close(): Promise<void> };

/** Runs never overlap: the interval begins when the previous run has ended. `run` must not reject. */
export function startPolling(run: () => Promise<void>, intervalMs: number): Polling {
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  let running = Promise.resolve();
  const poll = () => {
    running = run().finally(() => {
      if (isOpen) timer = setTimeout(poll, intervalMs);
    });
  };
  poll();
  return {
    async close() {
      isOpen = false;
      clearTimeout(timer);
      await running;
    },
  };
}
