import { createBackoff } from './backoff.ts';
import { markOffline, networkStatus } from './network-status.ts';

/**
 * Keeps `networkStatus` up to date. While it is offline, `probe` is called with growing delays, and at once when the
 * network may be back. `probe` sends a request with `monitoredFetch`, which sets the status, and never rejects.
 * @returns a function that stops the monitor
 */
export function monitorNetwork(probe: () => Promise<unknown>): () => void {
  let isProbing = false;
  const backoff = createBackoff(() => void probeOnce(), { initialDelayMs: 2_000 });

  async function probeOnce(): Promise<void> {
    if (isProbing || networkStatus.get() === 'online') return;
    isProbing = true;
    await probe();
    isProbing = false;
    if (networkStatus.get() === 'offline') backoff.retry();
  }

  const unsubscribe = networkStatus.subscribe(() => {
    backoff.reset();
    if (networkStatus.get() === 'offline') backoff.retry();
  });
  window.addEventListener('offline', markOffline);
  window.addEventListener('online', backoff.runNow);
  if (!navigator.onLine) markOffline();

  return () => {
    unsubscribe();
    backoff.stop();
    window.removeEventListener('offline', markOffline);
    window.removeEventListener('online', backoff.runNow);
  };
}
