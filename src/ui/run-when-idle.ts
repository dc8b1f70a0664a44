/** Runs low-priority work when the browser is idle, at the earliest after the `load` event. */
export function runWhenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  const schedule = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500);
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}
