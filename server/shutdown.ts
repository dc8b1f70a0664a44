type Step = () => Promise<unknown>;

/** Milliseconds. Requests that take longer are cut off. */
const timeoutMs = 25_000;

/** What has been opened so far, to be closed in the opposite order. */
export function createShutdown() {
  const steps: Step[] = [];
  let closing: Promise<void> | null = null;
  const begun = new AbortController();

  const close = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step();
  };
  return {
    /** For long work at start, which leaves off as soon as the process is told to end. */
    signal: begun.signal,
    add: (step: Step) => {
      steps.push(step);
    },
    /** Closes everything; a second call waits for the first. */
    run: (): Promise<void> => {
      begun.abort();
      closing ??= close();
      return closing;
    },
  };
}

/** Ends the process cleanly on SIGTERM and SIGINT; a second signal ends it at once. */
export function endOnSignal(shutdown: () => Promise<void>): void {
  let told = false;
  const end = () => {
    if (told) process.exit(1);
    told = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    shutdown().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
