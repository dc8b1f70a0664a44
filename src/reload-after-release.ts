import { connection } from './offline/connection.ts';

const key = 'kkumim.reloaded-for';

/** A part of an older release is gone from the server: begin again with the new one, but only once for the same part. */
export function reloadAfterRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network a new start would be worse than a missing part.
    const isCutOff = !navigator.onLine || connection.get() === 'offline';
    if (isCutOff || hasReloadedFor(event.payload.message)) return;
    event.preventDefault();
    window.location.reload();
  });
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
