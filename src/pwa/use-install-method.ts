import { useStore } from '#src/ui/use-store.ts';
import { deferredInstallPrompt } from './deferred-install-prompt.ts';
import { type InstallMethod, installMethod } from './install-method.ts';
import { isStandalone } from './is-standalone.ts';

export function currentInstallMethod(): InstallMethod {
  const { userAgent, maxTouchPoints } = navigator;
  const hasPrompt = deferredInstallPrompt.get() !== null;
  return installMethod({ hasPrompt, isStandalone: isStandalone(), userAgent, maxTouchPoints });
}

/** Changes when the browser's install prompt becomes available or was used. */
export function useInstallMethod(): InstallMethod {
  useStore(deferredInstallPrompt);
  return currentInstallMethod();
}
