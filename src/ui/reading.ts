import { createStore } from './store.ts';

/** Has the shopper begun to use the shop? Stays so for the visit. */
export const reading = createStore(false);

const signs = ['scroll', 'pointerdown', 'pointermove', 'wheel', 'touchstart', 'keydown'] as const;

/** Watches for the first sign of use anywhere on the page. */
export function followReading(): void {
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin);
    reading.set(true);
  };
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true });
}
