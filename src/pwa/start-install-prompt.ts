import type { RegisteredRouter } from '@tanstack/react-router';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { networkStatus } from '#src/network/network-status.ts';
import { deferredInstallPrompt } from './deferred-install-prompt.ts';
import { readPreference, savePreference } from './device-preferences.ts';
import { currentInstallMethod } from './install-method.ts';
import { engagementCount, installPrompt } from './install-prompt.ts';
import { countVisit, minOpenMs, shouldPrompt } from './install-prompt-rules.ts';

/** Milliseconds after an action of the shopper, so that its own effect shows first. */
const promptDelayMs = 1_500;

/** Suggests installing the shop at most once per page load, when `shouldPrompt` allows it. `openedAt` as `Date.now()`. */
export async function startInstallPrompt(router: RegisteredRouter, openedAt: number): Promise<void> {
  const visits = countVisit(await readPreference('visits'), openedAt);
  await savePreference('visits', visits);
  let isPrompted = false;

  const promptIfAllowed = async () => {
    if (isPrompted) return;
    const method = currentInstallMethod();
    const now = Date.now();
    const isAllowed = shouldPrompt({
      method,
      visits: visits.count,
      isEngaged: engagementCount.get() > 0,
      openMs: now - openedAt,
      declinedAt: await readPreference('installDeclinedAt'),
      now,
      isBusy: isBusy(router),
    });
    if (!isAllowed || isPrompted) return;
    isPrompted = true;
    installPrompt.set('card');
    pushEvent({ event: 'install_invitation', method });
  };
  const promptSoon = () => setTimeout(() => void promptIfAllowed(), promptDelayMs);

  setTimeout(() => void promptIfAllowed(), Math.max(0, openedAt + minOpenMs - Date.now()));
  engagementCount.subscribe(promptSoon);
  deferredInstallPrompt.subscribe(promptSoon);
  router.subscribe('onResolved', promptSoon);
  // A shopper who navigates is not interested in the card.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged && installPrompt.get() === 'card') installPrompt.set('none');
  });
}

function isBusy(router: RegisteredRouter): boolean {
  if (networkStatus.get() === 'offline' || document.visibilityState === 'hidden') return true;
  if (router.state.matches.at(-1)?.staticData.installPrompt === false) return true;
  const { activeElement } = document;
  return (
    document.querySelector('dialog[open]') !== null ||
    activeElement?.matches('input, textarea, select') === true
  );
}
