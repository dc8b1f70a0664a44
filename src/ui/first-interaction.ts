import { createStore } from '#src/shared/store.ts';

/** Has the shopper scrolled, touched or typed since the page was loaded? Never becomes false again. */
export const hasInteracted = createStore(false);

/** Window events that show that the page is being used. */
export const activityEvents = [
  'scroll',
  'pointerdown',
  'pointermove',
  'wheel',
  'touchstart',
  'keydown',
] as const;

/** Marks the document while the last thing that was pressed was the screen or a mouse, and no key. */
export function trackPointer(): void {
  const mark = ({ type }: Event) => {
    document.documentElement.toggleAttribute('data-pointed', type === 'pointerdown');
  };
  window.addEventListener('pointerdown', mark, true);
  window.addEventListener('keydown', mark, true);
}

/** Sets `hasInteracted` with the first of these events, or at once if the page was used before its code was loaded. */
export function trackFirstInteraction(): void {
  // The mark is set by ssr/record-early-events.ts.
  if (window.scrollY > 0 || 'used' in document.documentElement.dataset) {
    hasInteracted.set(true);
    return;
  }
  const onActivity = () => {
    for (const event of activityEvents) window.removeEventListener(event, onActivity);
    hasInteracted.set(true);
  };
  for (const event of activityEvents) window.addEventListener(event, onActivity, { passive: true });
}
