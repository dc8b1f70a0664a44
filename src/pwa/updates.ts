import type { RegisteredRouter } from '@tanstack/react-router';
import { availableUpdate } from './available-update.ts';

type Parts = { readonly router: RegisteredRouter; readonly onFirstControl: () => void };

/** Milliseconds. */
const hour = 60 * 60 * 1000;
/** By then a version that waits for nobody has taken over; what an offer fetches would hold it up. */
const moment = 200;

let isAccepted = false;

/**
 * The tab in which a newer version is accepted begins anew; no other tab loses what is typed in it: it goes over with
 * its next navigation.
 */
export function subscribeUpdates({ router, onFirstControl }: Parts): void {
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isControlled) {
      isControlled = true;
      onFirstControl();
      return;
    }
    availableUpdate.set(null);
    if (isAccepted) location.reload();
    else goOverWithNextNavigation(router);
  });
}

function goOverWithNextNavigation(router: RegisteredRouter): void {
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged) location.assign(toLocation.href);
  });
}

/** Offers a version that waits, or will. */
export function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const accept = () => {
    isAccepted = true;
    import('./apply-update.ts')
      .then(({ applyUpdate }) => applyUpdate(registration))
      .catch(() => location.reload());
  };
  const look = () => {
    // The very first version waits for nobody.
    if (registration.waiting && registration.active) availableUpdate.set({ accept });
  };
  const lookSoon = () => setTimeout(look, moment);
  const follow = () => registration.installing?.addEventListener('statechange', lookSoon);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** A shop that lies open for days hears of new versions too. */
export function checkForUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // It fails in a captive portal or a broken release, and the next look is as good.
    if (navigator.onLine && !registration.installing) registration.update().catch(() => {});
  };
  setInterval(look, hour);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
