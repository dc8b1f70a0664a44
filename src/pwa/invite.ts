import { networkStatus } from '#src/offline/network-status.ts';
import { pushEvent } from '../analytics/data-layer.ts';
import type { ShopRouter } from '../router.ts';
import { installOffer } from './install-offer.ts';
import { delights, invitation } from './invitation.ts';
import { countVisit, firstMoments, isGoodMoment } from './invitation-rules.ts';
import { recall, remember } from './remembered.ts';
import { currentInstallWay } from './use-install-way.ts';

/** Milliseconds after which a touch has shown what it did. */
const breath = 1_500;

/** Says once per visit, in a good moment, that the shop can be installed. `openedAt` as `Date.now()`. */
export async function invite(router: ShopRouter, openedAt: number): Promise<void> {
  const visits = countVisit(await recall('visits'), openedAt);
  await remember('visits', visits);
  let isSaid = false;

  const consider = async () => {
    if (isSaid) return;
    const way = currentInstallWay();
    const now = Date.now();
    const good = isGoodMoment({
      way,
      visits: visits.count,
      delighted: delights.get() > 0,
      looking: now - openedAt,
      declinedAt: await recall('installDeclinedAt'),
      now,
      busy: isBusy(router),
    });
    if (!good || isSaid) return;
    isSaid = true;
    invitation.set('card');
    pushEvent({ event: 'install_invitation', way });
  };
  const considerSoon = () => setTimeout(() => void consider(), breath);

  setTimeout(() => void consider(), Math.max(0, openedAt + firstMoments - Date.now()));
  delights.subscribe(considerSoon);
  installOffer.subscribe(considerSoon);
  router.subscribe('onResolved', considerSoon);
  // Whoever goes on has not been interested this time.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged && invitation.get() === 'card') invitation.set('none');
  });
}

const formPages = /^\/(login|sign-up|find-password|cart|order|custom|review\/write)\b/;

function isBusy(router: ShopRouter): boolean {
  if (networkStatus.get() === 'offline' || document.visibilityState === 'hidden') return true;
  if (formPages.test(router.state.location.pathname)) return true;
  const { activeElement } = document;
  return (
    document.querySelector('dialog[open]') !== null ||
    activeElement?.matches('input, textarea, select') === true
  );
}
