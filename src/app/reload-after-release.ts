import { markOffline, networkStatus } from '#src/offline/network-status.ts';

const key = 'kkumim.reloaded-for';

/** A part of an older release is gone from the server: begin again with the new one, but only once for the same part. */
export function reloadAfterRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network a new start would be worse than a missing part.
    const isCutOff = !navigator.onLine || networkStatus.get() === 'offline';
    if (isCutOff || hasReloadedFor(event.payload.message)) return;
    void reloadIfThere();
  });
}

/** A part is missing too where the server has just gone, and nobody has noticed yet. */
async function reloadIfThere(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return markOffline();
  }
  window.location.reload();
}

/** Where nothing can be remembered, nothing is reloaded. */
function hasReloadedFor(problem: string): boolean {
  try {
    const before = sessionStorage.getItem(key);
    sessionStorage.setItem(key, problem);
    return before === problem;
  } catch {
    return true;
  }
}
