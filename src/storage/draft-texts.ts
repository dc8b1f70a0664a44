import { createStore } from '#src/shared/store.ts';
import { keysOfTab, readFromTab, removeFromTab, writeToTab } from './tab-storage.ts';

/** How often the texts of a member were removed, because somebody else became the viewer. */
export const removals = createStore(0);

const prefix = 'kkumim.text.';
const ownerKey = 'kkumim.text-owner';

const keyOf = (field: string) => prefix + field;

/** `null` if nothing was typed, and during server rendering. */
export const readDraftText = (field: string): string | null => readFromTab(keyOf(field));

export const saveDraftText = (field: string, text: string): void => void writeToTab(keyOf(field), text);

export const clearDraftText = (field: string): void => removeFromTab(keyOf(field));

/**
 * Says whose texts this tab stores, and removes those of another member. `null`: a visitor's, which become those of the
 * member who logs in.
 */
export function setDraftOwner(memberId: string | null): void {
  const owner = readFromTab(ownerKey);
  if (owner === memberId) return;
  if (owner !== null) removeDraftTexts();
  if (memberId !== null) writeToTab(ownerKey, memberId);
}

function removeDraftTexts(): void {
  for (const key of keysOfTab()) {
    if (key === ownerKey || key.startsWith(prefix)) removeFromTab(key);
  }
  removals.set(removals.get() + 1);
}
