import { useState } from 'react';

type DraftText = readonly [text: string, setText: (text: string) => void, clear: () => void];

/**
 * The text of a field, stored for this tab until it is cleared, so that it survives navigation, a reload and a lost
 * connection. Not for passwords. `initial`: the text of which it is a change.
 */
export function useDraftText(field: string, initial = ''): DraftText {
  const [text, setText] = useState(() => readDraftText(field) ?? initial);
  const save = (next: string) => {
    setText(next);
    saveDraftText(field, next);
  };
  return [text, save, () => clearDraftText(field)];
}

const keyOf = (field: string) => `kkumim.text.${field}`;

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
