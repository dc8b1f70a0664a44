/**
 * Features that a browser may refuse to a page: where site data is blocked, in a private window or on an insecure address. Such a feature is
 * undefined there, or its name throws, so nothing else reads these names. The promises that it returns may still reject.
 */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  allowed(() => navigator.serviceWorker);

export const webLocks = (): LockManager | undefined => allowed(() => navigator.locks);

export const cacheStorage = (): CacheStorage | undefined => allowed(() => caches);

/** Between the tabs of this browser. */
export const openChannel = (name: string): BroadcastChannel | undefined =>
  allowed(() => new BroadcastChannel(name));

function allowed<Part>(read: () => Part): Part | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}
