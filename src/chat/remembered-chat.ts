const key = 'kkumim.chat';

/** Whether the viewer has opened the chat in this tab, and may be waiting for an answer. */
export function rememberChat(isOpened: boolean): void {
  try {
    if (isOpened) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {}
}

export function isChatRemembered(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
