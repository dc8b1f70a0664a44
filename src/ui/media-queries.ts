import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Does the shopper wish for less motion? `false` where there is no browser. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => listen(matchMedia(reducedMotion), 'change', changed),
    prefersReducedMotion,
    () => false,
  );
}

export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

/** `false` while the page lies in another tab or the phone is locked. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    (changed) => listen(document, 'visibilitychange', changed),
    () => document.visibilityState === 'visible',
    () => true,
  );
}

function listen(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
