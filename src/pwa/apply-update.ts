import { messageSW } from 'workbox-window';
import type { MessageToWorker } from '#src/shared/worker-messages.ts';

/** Milliseconds; whoever accepted looks at a button that turns. */
const timeoutMs = 6_000;

const waitMessage: MessageToWorker = { type: 'WAIT_UNTIL_IDLE' };
const skipWaiting: MessageToWorker = { type: 'SKIP_WAITING' };

/** Lets the version that waits take over; see docs/decisions/019-the-service-worker.md for why not at once. */
export async function applyUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  await waitUntilIdle(navigator.serviceWorker.controller);
  if (registration.waiting) await messageSW(registration.waiting, skipWaiting);
  // Somebody else has brought it in meanwhile.
  else location.reload();
}

/** Until the worker that is to go has nothing to do. One that cannot say so is not waited for. */
async function waitUntilIdle(worker: ServiceWorker | null): Promise<void> {
  const tooLong = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([worker && messageSW(worker, waitMessage), tooLong]);
}
