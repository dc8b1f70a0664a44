import type { RegisteredRouter } from '@tanstack/react-router';
import { serviceWorkers } from '#src/storage/browser-access.ts';
import { availableUpdate } from './available-update.ts';

type UpdateOptions = { readonly router: RegisteredRouter; readonly onFirstControl: () => void };

const checkIntervalMs = 60 * 60 * 1000;
/**
 * Milliseconds after which a version that does not wait is active. An offer before that would load its component, and so
 * keep the current worker busy.
 */
const activationDelayMs = 200;

let isAccepted = false;

/**
 * Reloads the tab in which the shopper has accepted an update. Other tabs, which may have unsaved input, change to the
 * new version with their next navigation.
 */
export function subscribeUpdates({ router, onFirstControl }: UpdateOptions): void {
  const container = serviceWorkers();
  if (!container) return;
  let isControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (!isControlled) {
      isControlled = true;
      onFirstControl();
      return;
    }
    availableUpdate.set(null);
    if (isAccepted) location.reload();
    else loadNextNavigation(router);
  });
}

function loadNextNavigation(router: RegisteredRouter): void {
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged) location.assign(toLocation.href);
  });
}

/** Offers the waiting version, and those that are installed later. */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  const apply = () => {
    isAccepted = true;
    import('./apply-update.ts')
      .then(({ applyUpdate }) => applyUpdate(registration))
      .catch(() => location.reload());
  };
  const offerWaiting = () => {
    // Without an active version the waiting one is the first, which activates by itself.
    if (registration.waiting && registration.active) availableUpdate.set({ apply });
  };
  const offerSoon = () => setTimeout(offerWaiting, activationDelayMs);
  const subscribeInstalling = () => registration.installing?.addEventListener('statechange', offerSoon);
  offerWaiting();
  subscribeInstalling();
  registration.addEventListener('updatefound', subscribeInstalling);
}

/** Checks for a new version every hour and when the tab becomes visible: a tab may be open for days. */
export function checkForUpdates(registration: ServiceWorkerRegistration): void {
  const check = () => {
    // Fails in a captive portal or with a broken release; the next check tries again.
    if (navigator.onLine && !registration.installing) registration.update().catch(() => {});
  };
  setInterval(check, checkIntervalMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}
