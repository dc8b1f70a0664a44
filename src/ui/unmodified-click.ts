import type { MouseEvent } from 'react';

/** Clicks with a modifier key or another mouse button are left to the browser: they open a tab or window, or save. */
export function isUnmodifiedClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
