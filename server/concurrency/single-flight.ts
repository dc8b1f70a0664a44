type Flight<Value> = { readonly promise: Promise<Value>; readonly leaving: AbortController; callers: number };

/**
 * Callers of the same key share one work. The signal that the work gets is aborted when all of them have left; a caller
 * without a signal stays.
 */
export function createSingleFlight<Value>() {
  const flights = new Map<string, Flight<Value>>();

  return async (
    key: string,
    work: (signal: AbortSignal) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> => {
    const flight = flights.get(key) ?? begin(key, work);
    flight.callers += 1;
    const leave = () => {
      flight.callers -= 1;
      if (flight.callers > 0) return;
      flight.leaving.abort();
      // Whoever comes now begins anew.
      if (flights.get(key) === flight) flights.delete(key);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await flight.promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  };

  function begin(key: string, work: (signal: AbortSignal) => Promise<Value>): Flight<Value> {
    const leaving = new AbortController();
    const promise = work(leaving.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight = { promise, leaving, callers: 0 };
    flights.set(key, flight);
    return flight;
  }
}
