import { useStore } from '../ui/store.ts';
import { installOffer } from './install-offer.ts';
import { type InstallWay, installWay } from './install-way.ts';
import { isStandalone } from './standalone.ts';

export function currentInstallWay(): InstallWay {
  const { userAgent, maxTouchPoints } = navigator;
  const hasOffer = installOffer.get() !== null;
  return installWay({ hasOffer, isStandalone: isStandalone(), userAgent, maxTouchPoints });
}

/** Changes when the browser makes an offer, or it was used up. */
export function useInstallWay(): InstallWay {
  useStore(installOffer);
  return currentInstallWay();
}
