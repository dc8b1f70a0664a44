import { useState } from 'react';

type DraftText = readonly [text: string, setText: (text: string) => void, forget: () => void];

/**
 * What is typed into a field, kept in this tab until it is forgotten: leaving the page, a reload and a lost network do
 * not take it away. Not for passwords.
 */
export function useDraftText(field: string): DraftText {
  const key = `kkumim.text.${field}`;
  const [text, setText] = useState(() => read(key));
  const keep = (next: string) => {
    setText(next);
    try {
      sessionStorage.setItem(key, next);
    } catch {}
  };
  return [text, keep, () => forget(key)];
}

/** Empty also where there is no browser. */
function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
