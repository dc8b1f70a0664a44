declare const self: ServiceWorkerGlobalScope;

/**
 * Milliseconds without a request after which the worker counts as idle: long enough for the page to read the last
 * response and to send the requests that follow from it.
 */
const idleMs = 1_000;

let activeRequests = 0;
let lastRequestEndedAt = 0;

/** Counts the requests that this worker handles, for `waitUntilIdle`. */
export function trackRequests(): void {
  self.addEventListener('fetch', (event) => {
    activeRequests += 1;
    const end = () => {
      activeRequests -= 1;
      lastRequestEndedAt = Date.now();
    };
    event.handled.then(end, end);
  });
}

/** Resolves when this worker has handled no request for a second. */
export async function waitUntilIdle(): Promise<void> {
  while (activeRequests > 0 || Date.now() - lastRequestEndedAt < idleMs) {
    await new Promise((resolve) => setTimeout(resolve, idleMs / 4));
  }
}
