import { readStored, writeStored } from '#src/session/browser-storage.ts';
import { createStore } from '#src/shared/store.ts';
import { readFromTab, writeToTab } from '#src/ui/tab-storage.ts';
import { arePopupsShown } from './popup-rules.ts';

/** Are popups to be shown on the current page? `PopupsHost` waits for the first interaction. */
export const arePopupsDue = createStore(false);

/** Called with every navigation: only the main page has popups, and none after they were closed. */
export function selectPopups(path: string): void {
  const isWanted = path === '/main' && !isClosedForVisit();
  arePopupsDue.set(isWanted && arePopupsShown(readStored('popupClosedAt'), Date.now()));
}

const visitKey = 'kkumim.popups-closed';

/** Used if session storage is not available. */
let isClosed = false;

/** Until the tab or the installed app is closed. */
export function closePopupsForVisit(): void {
  isClosed = !writeToTab(visitKey, 'true');
  arePopupsDue.set(false);
}

export function closePopupsForToday(): void {
  writeStored('popupClosedAt', new Date().toISOString());
  arePopupsDue.set(false);
}

/** `false` also during server rendering. */
const isClosedForVisit = (): boolean => isClosed || readFromTab(visitKey) !== null;
