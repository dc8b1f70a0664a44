import type { Result } from '#server/result.ts';

export type Turnstile = <Value>(work: () => Promise<Value>) => Promise<Result<Value, 'busy'>>;

/** Lets `places` works run at once and `waiting` more stand in line; whoever comes after that is sent away. */
export function createTurnstile({ places, waiting }: { places: number; waiting: number }): Turnstile {
  const line: (() => void)[] = [];
  let free = places;

  return async (work) => {
    if (free === 0) {
      if (line.length >= waiting) return { ok: false, problem: 'busy' };
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      free -= 1;
    }
    try {
      return { ok: true, value: await work() };
    } finally {
      const next = line.shift();
      // The place is handed over, so that a newcomer cannot slip in between.
      if (next) next();
      else free += 1;
    }
  };
}
