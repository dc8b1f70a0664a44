type Flight<Value> = { readonly promise: Promise<Value>; readonly leaving: AbortController; callers: number };

/**
 * Callers of the same key share one task. The signal that the task gets is aborted when all of them have left, which
 * takes it out of its queue; has it begun, it goes on, and whoever comes then shares it. A caller without a signal stays.
 */
export function createSingleFlight<Value>() {
  const flights = new Map<string, Flight<Value>>();

  return async (
    key: string,
    task: (signal: AbortSignal) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> => {
    const flight = flights.get(key) ?? begin(key, task);
    flight.callers += 1;
    const leave = () => {
      flight.callers -= 1;
      if (flight.callers === 0) flight.leaving.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await flight.promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  };

  function begin(key: string, task: (signal: AbortSignal) => Promise<Value>): Flight<Value> {
    const leaving = new AbortController();
    const promise = task(leaving.signal).finally(() => flights.delete(key));
    const flight = { promise, leaving, callers: 0 };
    flights.set(key, flight);
    return flight;
  }
}
