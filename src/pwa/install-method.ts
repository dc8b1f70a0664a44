import { useStore } from '#src/ui/use-store.ts';
import { deferredInstallPrompt } from './deferred-install-prompt.ts';
import { isInAppBrowser } from './in-app-browser.ts';
import { isStandalone } from './is-standalone.ts';

/**
 * How the shop can be installed on this device. `prompt`: by the browser's own prompt. `share`: by hand, in the share
 * menu of iOS. `other-browser`: not in this app's built-in browser. `none`: it is installed, or cannot be.
 */
export type InstallMethod = 'prompt' | 'share' | 'other-browser' | 'none';

type Browser = {
  /** The browser has fired `beforeinstallprompt`. */
  readonly hasPrompt: boolean;
  readonly isStandalone: boolean;
  readonly userAgent: string;
  /** An iPad has the user agent of a Mac, but no Mac has a touch screen. */
  readonly maxTouchPoints: number;
};

export function installMethod({
  hasPrompt,
  isStandalone,
  userAgent,
  maxTouchPoints,
}: Browser): InstallMethod {
  if (isStandalone) return 'none';
  if (hasPrompt) return 'prompt';
  if (isInAppBrowser(userAgent)) return 'other-browser';
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? 'share' : 'none';
}

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
