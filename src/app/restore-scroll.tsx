import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { scrollKeyOf } from '#src/session/login-target.ts';

/** Milliseconds after which a page is as long as it gets. */
const timeoutMs = 10_000;

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Who comes back from the login begins with an empty data cache, so the page they left grows only by and by as long as
 * it was. Scrolls to where they were as soon as that place is there, unless they move meanwhile.
 */
export function RestoreScroll() {
  const router = useRouter();
  const kept = useElementScrollRestoration({ getElement: () => window, getKey: scrollKeyOf });
  const [top] = useState(kept?.scrollY ?? 0);
  useEffect(() => {
    const following = new AbortController();
    const { signal } = following;
    const follow = () => scrollOnceLongEnough(top, following);
    if (router.state.status === 'idle') follow();
    else signal.addEventListener('abort', router.subscribe('onRendered', follow));
    return () => following.abort();
  }, [router, top]);
  return null;
}

function scrollOnceLongEnough(top: number, following: AbortController): void {
  const { signal } = following;
  const stop = () => following.abort();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' });
    stop();
  });
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const move of ownMoves) window.addEventListener(move, stop, { signal, passive: true });
  setTimeout(stop, timeoutMs);
}
