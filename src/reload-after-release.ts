const key = 'kkumim.reloaded-for';

/** A part of an older release is gone from the server: begin again with the new one, but only once per visit. */
export function reloadAfterRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network a new start would be worse than a missing part.
    if (!navigator.onLine || hasReloaded()) return;
    event.preventDefault();
    window.location.reload();
  });
}

/** Where nothing can be remembered, nothing is reloaded. */
function hasReloaded(): boolean {
  try {
    const before = sessionStorage.getItem(key) !== null;
    sessionStorage.setItem(key, '1');
    return before;
  } catch {
    return true;
  }
}
