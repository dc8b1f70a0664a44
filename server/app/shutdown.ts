type Step = () => Promise<unknown>;

/** Requests that take longer are aborted. */
const timeoutMs = 25_000;

/** Collects how to close what has been opened, and closes it in reverse order. */
export function createShutdown() {
  const steps: Step[] = [];
  let closing: Promise<void> | null = null;
  const started = new AbortController();

  const close = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step();
  };
  return {
    /** Aborts long work during startup as soon as the shutdown begins. */
    signal: started.signal,
    add: (step: Step) => {
      steps.push(step);
    },
    /** Closes everything; a second call waits for the first. */
    run: (): Promise<void> => {
      started.abort();
      closing ??= close();
      return closing;
    },
  };
}

/** Shuts down gracefully on SIGTERM and SIGINT; a second signal exits at once. */
export function exitOnSignal(shutdown: () => Promise<void>): void {
  let isShuttingDown = false;
  const exit = () => {
    if (isShuttingDown) process.exit(1);
    isShuttingDown = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    shutdown().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', exit);
  process.on('SIGINT', exit);
}
