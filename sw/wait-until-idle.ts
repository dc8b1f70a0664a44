declare const self: ServiceWorkerGlobalScope;

/** Milliseconds without a request: what was answered last has been read by then, and what it led to has begun. */
const pause = 1_000;

let underWay = 0;
let lastEnd = 0;

/** From now on `waitUntilIdle` knows of every request that this worker answers. */
export function trackRequests(): void {
  self.addEventListener('fetch', (event) => {
    underWay += 1;
    const end = () => {
      underWay -= 1;
      lastEnd = Date.now();
    };
    event.handled.then(end, end);
  });
}

/** Until this worker has nothing to do. */
export async function waitUntilIdle(): Promise<void> {
  while (underWay > 0 || Date.now() - lastEnd < pause) {
    await new Promise((resolve) => setTimeout(resolve, pause / 4));
  }
}
