/** Does something that nobody waits for: after the page has loaded, in the first pause. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  const begin = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
