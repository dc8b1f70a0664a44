import type { MouseEvent } from 'react';

/** Should the shop follow the link itself? Otherwise the browser opens another tab, a window, or saves it. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
