import { readFromTab, removeFromTab, writeToTab } from '#src/storage/tab-storage.ts';

const key = 'kkumim.chat';

/** Whether the viewer has opened the chat in this tab, and may be waiting for an answer. */
export function rememberChat(isOpened: boolean): void {
  if (isOpened) writeToTab(key, '1');
  else removeFromTab(key);
}

export const isChatRemembered = (): boolean => readFromTab(key) !== null;
