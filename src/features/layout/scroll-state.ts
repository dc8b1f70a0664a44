import { useSyncExternalStore } from 'react';

/** Where the page stands: at its top, or last scrolled up or down. */
export type ScrollState = 'top' | 'up' | 'down';

/** Pixels; a trembling finger is no decision. */
const decided = 8;

/** The next state after the page went from `before` to `now` pixels. The bounce at the bottom of a page is no way up. */
export function nextScrollState(
  state: ScrollState,
  before: number,
  now: number,
  furthest: number,
): ScrollState {
  if (now <= decided) return 'top';
  if (now >= furthest) return state === 'top' ? 'down' : state;
  if (Math.abs(now - before) < decided) return state === 'top' ? 'down' : state;
  return now > before ? 'down' : 'up';
}

let state: ScrollState = 'top';

export function useScrollState(): ScrollState {
  return useSyncExternalStore(
    watchScroll,
    () => state,
    () => 'top',
  );
}

function watchScroll(changed: () => void): () => void {
  let before = window.scrollY;
  let told = state;
  const read = () => {
    const now = window.scrollY;
    const furthest = document.documentElement.scrollHeight - window.innerHeight;
    state = nextScrollState(state, before, now, furthest);
    if (Math.abs(now - before) >= decided) before = now;
    // Another part of the page may have read the same step first; this one has to hear of it, too.
    if (state === told) return;
    told = state;
    changed();
  };
  read();
  window.addEventListener('scroll', read, { passive: true });
  return () => window.removeEventListener('scroll', read);
}
