import { useState, useSyncExternalStore } from 'react';
import { clearDraftText, readDraftText, removals, saveDraftText } from './draft-texts.ts';

type DraftText = readonly [text: string, setText: (text: string) => void, clear: () => void];

/**
 * The text of a field, stored for this tab until it is cleared, so that it survives navigation, a reload and a lost
 * connection. Not for passwords. `initial`: the text of which it is a change.
 */
export function useDraftText(field: string, initial = ''): DraftText {
  const removal = useSyncExternalStore(removals.subscribe, removals.get, removals.get);
  const [draft, setDraft] = useState(() => ({ removal, text: readDraftText(field) ?? initial }));
  const save = (text: string) => {
    // For example a response that comes after the member has signed out.
    if (removals.get() !== removal) return;
    setDraft({ removal, text });
    saveDraftText(field, text);
  };
  return [draft.removal === removal ? draft.text : initial, save, () => clearDraftText(field)];
}
