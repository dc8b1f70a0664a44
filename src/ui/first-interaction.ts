import { createStore } from '#src/shared/store.ts';

/** Has the shopper begun to use the shop? Stays so for the visit. */
export const hasInteracted = createStore(false);

/** What a window hears of somebody who uses the page. */
export const activityEvents = [
  'scroll',
  'pointerdown',
  'pointermove',
  'wheel',
  'touchstart',
  'keydown',
] as const;

/** Watches for the first sign of use anywhere on the page. */
export function trackFirstInteraction(): void {
  const begin = () => {
    for (const event of activityEvents) window.removeEventListener(event, begin);
    hasInteracted.set(true);
  };
  for (const event of activityEvents) window.addEventListener(event, begin, { passive: true });
}
