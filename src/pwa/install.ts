import { pushEvent } from '../analytics/data-layer.ts';
import { installOffer } from './install-offer.ts';
import { invitation } from './invitation.ts';
import { remember } from './remembered.ts';

/** The shopper wants to install: the browser asks, or, where it cannot, the steps are shown. */
export async function install(): Promise<void> {
  const offer = installOffer.get();
  if (!offer) return invitation.set('steps');
  invitation.set('none');
  // An offer is good for one question.
  installOffer.set(null);
  await offer.prompt();
  const { outcome } = await offer.userChoice;
  pushEvent({ event: 'install_answer', outcome });
  if (outcome === 'dismissed') await rest();
}

/** "No, thank you": not again for two weeks. */
export async function declineInstall(): Promise<void> {
  invitation.set('none');
  pushEvent({ event: 'install_answer', outcome: 'declined' });
  await rest();
}

/** The steps were read; whether they were taken cannot be known. */
export async function closeInstallSteps(): Promise<void> {
  invitation.set('none');
  await rest();
}

const rest = () => remember('installDeclinedAt', Date.now());
