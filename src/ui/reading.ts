import { createStore } from './store.ts';

/** Has the shopper begun to use the shop? Stays so for the visit. */
export const reading = createStore(false);

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
export function followReading(): void {
  const begin = () => {
    for (const event of activityEvents) window.removeEventListener(event, begin);
    reading.set(true);
  };
  for (const event of activityEvents) window.addEventListener(event, begin, { passive: true });
}
