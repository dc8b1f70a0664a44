type Flight<Value> = {
  readonly promise: Promise<Value>;
  readonly controller: AbortController;
  callers: number;
};

/**
 * Concurrent calls with the same key share one task. Its signal is aborted once all callers have disconnected, which
 * removes it from a queue; a task that has started continues, and later callers share it. A caller without a signal
 * never disconnects.
 */
export function createSingleFlight<Value>() {
  const flights = new Map<string, Flight<Value>>();

  return async (
    key: string,
    task: (signal: AbortSignal) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> => {
    const flight = flights.get(key) ?? startFlight(key, task);
    flight.callers += 1;
    const removeCaller = () => {
      flight.callers -= 1;
      if (flight.callers === 0) flight.controller.abort();
    };
    signal?.addEventListener('abort', removeCaller, { once: true });
    try {
      return await flight.promise;
    } finally {
      signal?.removeEventListener('abort', removeCaller);
    }
  };

  function startFlight(key: string, task: (signal: AbortSignal) => Promise<Value>): Flight<Value> {
    const controller = new AbortController();
    const promise = task(controller.signal).finally(() => flights.delete(key));
    const flight = { promise, controller, callers: 0 };
    flights.set(key, flight);
    return flight;
  }
}
