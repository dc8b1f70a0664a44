import { messageSW, type Workbox } from 'workbox-window';
import type { ShopRouter } from '../router.ts';
import type { MessageToWorker } from '../shared/worker-messages.ts';
import { offeredUpdate } from './offered-update.ts';

type Parts = { readonly router: ShopRouter; readonly onFirstControl: () => void };

/** Milliseconds. */
const hour = 60 * 60 * 1000;
/** Whoever accepted looks at a button that turns. */
const patience = 6_000;

/**
 * Offers a version that waits. The tab in which it is accepted begins anew; no other tab loses what is typed in it: it
 * goes over with its next navigation.
 */
export function followUpdates(workbox: Workbox, { router, onFirstControl }: Parts): void {
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  let isAccepted = false;
  const accept = async () => {
    isAccepted = true;
    await untilQuiet(serviceWorker.controller);
    const registration = await serviceWorker.getRegistration();
    if (registration?.waiting) workbox.messageSkipWaiting();
    // Somebody else has brought it in meanwhile.
    else location.reload();
  };
  workbox.addEventListener('waiting', () => offeredUpdate.set({ accept: () => void accept() }));
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isControlled) {
      isControlled = true;
      onFirstControl();
      return;
    }
    offeredUpdate.set(null);
    if (isAccepted) location.reload();
    else goOverWithNextNavigation(router);
  });
}

/** Until the worker that is to go has nothing to do. One that cannot say so is not waited for. */
async function untilQuiet(worker: ServiceWorker | null): Promise<void> {
  const message: MessageToWorker = { type: 'BE_QUIET' };
  const tooLong = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([worker && messageSW(worker, message), tooLong]);
}

function goOverWithNextNavigation(router: ShopRouter): void {
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged) location.assign(toLocation.href);
  });
}

/** A shop that lies open for days hears of new versions too. */
export function lookForUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // It fails in a captive portal or a broken release, and the next look is as good.
    if (navigator.onLine && !registration.installing) registration.update().catch(() => {});
  };
  setInterval(look, hour);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
