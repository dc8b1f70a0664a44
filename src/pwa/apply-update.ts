import { messageSW } from 'workbox-window';
import type { MessageToWorker } from '#src/shared/worker-messages.ts';
import { serviceWorkers } from '#src/storage/browser-access.ts';

/** Milliseconds; meanwhile the shopper sees a button with a spinner. */
const timeoutMs = 6_000;

const waitMessage: MessageToWorker = { type: 'WAIT_UNTIL_IDLE' };
const skipWaitingMessage: MessageToWorker = { type: 'SKIP_WAITING' };

/** Activates the waiting version when the current one is idle, see docs/decisions/019-service-worker.md. */
export async function applyUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  await waitUntilIdle(serviceWorkers()?.controller);
  if (registration.waiting) await messageSW(registration.waiting, skipWaitingMessage);
  // Another tab has activated it meanwhile.
  else location.reload();
}

/** Resolves after the timeout if the worker does not reply. */
async function waitUntilIdle(worker: ServiceWorker | null | undefined): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([worker && messageSW(worker, waitMessage), timeout]);
}
