import { createStore } from '#src/shared/store.ts';

/** How often the texts of a member were removed, because somebody else became the viewer. */
export const removals = createStore(0);

const prefix = 'kkumim.text.';
const ownerKey = 'kkumim.text-owner';

const keyOf = (field: string) => prefix + field;

/** `null` if nothing was typed, and during server rendering. */
export function readDraftText(field: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(field));
  } catch {
    return null;
  }
}

export function saveDraftText(field: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(field), text);
  } catch {}
}

export function clearDraftText(field: string): void {
  try {
    sessionStorage.removeItem(keyOf(field));
  } catch {}
}

/**
 * Says whose texts this tab stores, and removes those of another member. `null`: a visitor's, which become those of the
 * member who logs in.
 */
export function setDraftOwner(memberId: string | null): void {
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner === memberId) return;
    if (owner !== null) removeDraftTexts();
    if (memberId !== null) sessionStorage.setItem(ownerKey, memberId);
  } catch {}
}

function removeDraftTexts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key === ownerKey || key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
  removals.set(removals.get() + 1);
}
