import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useRestoredScroll } from '#src/session/restored-scroll.ts';

/** After this the page is not expected to grow any more. */
const timeoutMs = 10_000;

const scrollInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * After a login the data cache is empty, so the page that the shopper returns to reaches its former height only gradually.
 * Scrolls to the former position as soon as the page is long enough, unless the shopper scrolls meanwhile.
 */
export function RestoreScroll() {
  const router = useRouter();
  const restored = useRestoredScroll();
  const [top] = useState(restored);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = () => scrollOnceLongEnough(top, controller);
    if (router.state.status === 'idle') start();
    else signal.addEventListener('abort', router.subscribe('onRendered', start));
    return () => controller.abort();
  }, [router, top]);
  return null;
}

function scrollOnceLongEnough(top: number, controller: AbortController): void {
  const { signal } = controller;
  const stop = () => controller.abort();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' });
    stop();
  });
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const input of scrollInputs) window.addEventListener(input, stop, { signal, passive: true });
  setTimeout(stop, timeoutMs);
}
