import { readStored, writeStored } from '#src/session/browser-storage.ts';
import { createStore } from '#src/shared/store.ts';
import { arePopupsShown } from './popup-rules.ts';

/** Were the popups selected for the page that is open? `popups-host.tsx` waits for the moment to show them. */
export const popupsDue = createStore(false);

/** Made anew with every navigation: only the main page has popups, and none after they were closed. */
export function selectPopups(path: string): void {
  const isWanted = path === '/main' && !isClosedForVisit();
  popupsDue.set(isWanted && arePopupsShown(readStored('popupClosedAt'), Date.now()));
}

const visitKey = 'kkumim.popups-closed';

/** What session storage refused lasts as long as the page. */
let isClosed = false;

/** Until the tab is closed, or the installed shop. */
export function closePopupsForVisit(): void {
  try {
    sessionStorage.setItem(visitKey, 'true');
  } catch {
    isClosed = true;
  }
  popupsDue.set(false);
}

export function closePopupsForToday(): void {
  writeStored('popupClosedAt', new Date().toISOString());
  popupsDue.set(false);
}

/** `false` also where there is no browser. */
function isClosedForVisit(): boolean {
  try {
    return isClosed || sessionStorage.getItem(visitKey) !== null;
  } catch {
    return isClosed;
  }
}
