import { createStore } from '#src/shared/store.ts';
import { readStored, writeStored } from '#src/storage/browser-storage.ts';
import { readFromTab, writeToTab } from '#src/storage/tab-storage.ts';
import { arePopupsShown } from './popup-rules.ts';

/** The path of the current page if popups are to be shown there. `PopupsHost` waits for the first interaction. */
export const popupsDueAt = createStore<string | null>(null);

/** Signing in and up, the checkout and its payment, and the editor: whoever pauses there is at work. */
const quietPaths = /^\/(login|sign-up|find-password|order|custom)(\/|$)/;

/** Called with every navigation: none are due after they were closed. */
export function selectPopups(path: string): void {
  const isWanted = !quietPaths.test(path) && !isClosedForVisit();
  popupsDueAt.set(isWanted && arePopupsShown(readStored('popupClosedAt'), Date.now()) ? path : null);
}

const visitKey = 'kkumim.popups-closed';

/** Used if session storage is not available. */
let isClosed = false;

/** Hides the popups until the tab or the installed app is closed. */
export function closePopupsForVisit(): void {
  isClosed = !writeToTab(visitKey, 'true');
  popupsDueAt.set(null);
}

export function closePopupsForToday(): void {
  writeStored('popupClosedAt', new Date().toISOString());
  popupsDueAt.set(null);
}

/** `false` also during server rendering. */
const isClosedForVisit = (): boolean => isClosed || readFromTab(visitKey) !== null;
