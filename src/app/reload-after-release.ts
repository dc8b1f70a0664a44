import { markOffline, networkStatus } from '#src/network/network-status.ts';
import { readFromTab, writeToTab } from '#src/storage/tab-storage.ts';

const key = 'kkumim.reloaded-for';

/** Milliseconds. A touch or focus loads ahead what its click then opens: the page is reloaded where the click has led. */
const clickMs = 500;

/** Reloads the page if a chunk of this release is no longer on the server, at most once for the same chunk. */
export function reloadAfterRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline a reload would lose the page.
    const isOffline = !navigator.onLine || networkStatus.get() === 'offline';
    if (isOffline || hasReloadedFor(event.payload.message)) return;
    void reloadIfReachable();
  });
}

/** A chunk also fails to load if the connection was just lost and the network status is not updated yet. */
async function reloadIfReachable(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return markOffline();
  }
  setTimeout(() => window.location.reload(), clickMs);
}

/** `true` without session storage: then the page is never reloaded. */
function hasReloadedFor(message: string): boolean {
  const previous = readFromTab(key);
  return !writeToTab(key, message) || previous === message;
}
