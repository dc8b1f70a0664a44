import { useStore } from '#src/ui/use-store.ts';
import { deferredInstallPrompt } from './deferred-install-prompt.ts';
import { type InstallMethod, installMethod } from './install-method.ts';
import { isStandalone } from './is-standalone.ts';

export function currentInstallMethod(): InstallMethod {
  const { userAgent, maxTouchPoints } = navigator;
  const hasOffer = deferredInstallPrompt.get() !== null;
  return installMethod({ hasOffer, isStandalone: isStandalone(), userAgent, maxTouchPoints });
}

/** Changes when the browser makes an offer, or it was used up. */
export function useInstallMethod(): InstallMethod {
  useStore(deferredInstallPrompt);
  return currentInstallMethod();
}
