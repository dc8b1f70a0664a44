import { useSyncExternalStore } from 'react';

/** The page is at its top, or its last direction of scrolling. */
export type ScrollState = 'top' | 'up' | 'down';

/** Pixels; smaller movements are no change of direction. */
const threshold = 8;

/**
 * The next state after a scroll from `before` to `now` pixels. `maxScroll`: the bottom of the page, where the bounce of iOS
 * does not count as scrolling up.
 */
export function nextScrollState(
  state: ScrollState,
  before: number,
  now: number,
  maxScroll: number,
): ScrollState {
  if (now <= threshold) return 'top';
  if (now >= maxScroll) return state === 'top' ? 'down' : state;
  if (Math.abs(now - before) < threshold) return state === 'top' ? 'down' : state;
  return now > before ? 'down' : 'up';
}

let state: ScrollState = 'top';

export function useScrollState(): ScrollState {
  return useSyncExternalStore(
    subscribeScroll,
    () => state,
    () => 'top',
  );
}

function subscribeScroll(onChange: () => void): () => void {
  let before = window.scrollY;
  let notified = state;
  const update = () => {
    const now = window.scrollY;
    const maxScroll = document.documentElement.scrollHeight - window.innerHeight;
    state = nextScrollState(state, before, now, maxScroll);
    if (Math.abs(now - before) >= threshold) before = now;
    // `state` is shared: another subscriber may have updated it already for this event.
    if (state === notified) return;
    notified = state;
    onChange();
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}
