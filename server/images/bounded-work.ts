/**
 * Runs at most `atOnce` pieces of work at a time and lets at most `waiting` more queue up.
 *
 * @returns a function that runs the work, or answers null at once when the queue is full
 */
export function boundedWork({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return null;
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
