import type { RegisteredRouter } from '@tanstack/react-router';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { networkStatus } from '#src/offline/network-status.ts';
import { deferredInstallPrompt } from './deferred-install-prompt.ts';
import { readPreference, savePreference } from './device-preferences.ts';
import { engagementCount, installPrompt } from './install-prompt.ts';
import { countVisit, minEngagementMs, shouldPrompt } from './install-prompt-rules.ts';
import { currentInstallMethod } from './use-install-method.ts';

/** Milliseconds after which a touch has shown what it did. */
const breath = 1_500;

/** Says once per visit, in a good moment, that the shop can be installed. `openedAt` as `Date.now()`. */
export async function startInstallPrompt(router: RegisteredRouter, openedAt: number): Promise<void> {
  const visits = countVisit(await readPreference('visits'), openedAt);
  await savePreference('visits', visits);
  let isSaid = false;

  const consider = async () => {
    if (isSaid) return;
    const method = currentInstallMethod();
    const now = Date.now();
    const good = shouldPrompt({
      method,
      visits: visits.count,
      isEngaged: engagementCount.get() > 0,
      looking: now - openedAt,
      declinedAt: await readPreference('installDeclinedAt'),
      now,
      busy: isBusy(router),
    });
    if (!good || isSaid) return;
    isSaid = true;
    installPrompt.set('card');
    pushEvent({ event: 'install_invitation', method });
  };
  const considerSoon = () => setTimeout(() => void consider(), breath);

  setTimeout(() => void consider(), Math.max(0, openedAt + minEngagementMs - Date.now()));
  engagementCount.subscribe(considerSoon);
  deferredInstallPrompt.subscribe(considerSoon);
  router.subscribe('onResolved', considerSoon);
  // Whoever goes on has not been interested this time.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged && installPrompt.get() === 'card') installPrompt.set('none');
  });
}

const formPages = /^\/(login|sign-up|find-password|cart|order|custom|review\/write)\b/;

function isBusy(router: RegisteredRouter): boolean {
  if (networkStatus.get() === 'offline' || document.visibilityState === 'hidden') return true;
  if (formPages.test(router.state.location.pathname)) return true;
  const { activeElement } = document;
  return (
    document.querySelector('dialog[open]') !== null ||
    activeElement?.matches('input, textarea, select') === true
  );
}
