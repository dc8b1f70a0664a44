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

/**
 * Marks what takes the focus while the last thing that was pressed was the screen or a mouse, and no key. Not the document:
 * the browser would compute the styles of all its elements again (165 ms on a mid-tier phone).
 */
export function trackPointer(): void {
  let isPointed = false;
  const mark = (element: EventTarget | null, isMarked: boolean) => {
    if (element instanceof Element) element.toggleAttribute('data-pointed', isMarked);
  };
  const press = ({ type }: Event) => {
    isPointed = type === 'pointerdown';
    if (!isPointed) mark(document.activeElement, false);
  };
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('keydown', press, true);
  window.addEventListener('focusin', ({ target }) => isPointed && mark(target, true));
  window.addEventListener('focusout', ({ target }) => mark(target, false));
}

/** Milliseconds in which what was touched is answered, before what the first touch also begins takes the processor. */
const answerMs = 300;

/** Sets `hasInteracted` after the first of these events, or at once if the page was used before its code was loaded. */
export function trackFirstInteraction(): void {
  // The mark is set by ssr/record-early-events.ts.
  if (window.scrollY > 0 || 'used' in document.documentElement.dataset) {
    hasInteracted.set(true);
    return;
  }
  const onActivity = () => void setTimeout(() => hasInteracted.set(true), answerMs);
  for (const event of activityEvents)
    window.addEventListener(event, onActivity, { passive: true, once: true });
}
