import { whenIdle } from '#src/ui/when-idle.ts';
import { pushEvent } from '../analytics/data-layer.ts';
import type { ShopRouter } from '../router.ts';
import { catchInstallOffer, installOffer } from './install-offer.ts';
import { invitation } from './invitation.ts';
import { isStandalone } from './standalone.ts';

/** Everything about the shop as an app: the offer to install it, and what happens when it was. */
export function followInstall(router: ShopRouter): void {
  const openedAt = Date.now();
  catchInstallOffer();
  window.addEventListener('appinstalled', () => {
    installOffer.set(null);
    invitation.set('none');
    pushEvent({ event: 'app_installed' });
    void keepStorage();
  });
  whenIdle(() => {
    if (isStandalone()) void import('./warm-app.ts').then(({ warmApp }) => warmApp(router));
    else void import('./invite.ts').then(({ invite }) => invite(router, openedAt));
  });
}

/** Asks the browser not to clear what an installed shop has stored; it may say no. */
async function keepStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
