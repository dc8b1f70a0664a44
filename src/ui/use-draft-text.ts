import { useState } from 'react';

type DraftText = readonly [text: string, setText: (text: string) => void, clear: () => void];

/**
 * The text of a field, stored for this tab until it is cleared, so that it survives navigation, a reload and a lost
 * connection. Not for passwords.
 */
export function useDraftText(field: string): DraftText {
  const key = `kkumim.text.${field}`;
  const [text, setText] = useState(() => read(key));
  const save = (next: string) => {
    setText(next);
    try {
      sessionStorage.setItem(key, next);
    } catch {}
  };
  return [text, save, () => remove(key)];
}

/** Empty during server rendering. */
function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
