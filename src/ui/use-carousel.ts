import { use, useCallback, useRef, useState } from 'react';
import type { CarouselEngine, EngineOptions } from './carousel-engine.ts';
import { CarouselLockContext, type HoldCarousel } from './carousel-lock.ts';
import { onFirstUse } from './first-use.ts';
import { createScrollEngine } from './scroll-engine.ts';

type CarouselSetup = Pick<EngineOptions, 'slidesPerView' | 'gap' | 'loop' | 'drag'> & {
  /** The engine starts anew when it changes. */
  readonly count: number;
};

/** One carousel: where it stands, whether it can be seen, and how to move it. `attach` is the ref of its track. */
export function useCarousel({ slidesPerView, gap, loop, drag, count }: CarouselSetup) {
  const [index, setIndex] = useState(0);
  const [inView, setInView] = useState(false);
  const engine = useRef<CarouselEngine | null>(null);
  const list = useRef<HTMLElement | null>(null);
  const { isLocked, holdSelf } = useLock(list);
  const holdParent = use(CarouselLockContext);

  const attach = useCallback(
    (track: HTMLUListElement) => {
      let release: (() => void) | null = null;
      const options: EngineOptions = {
        track,
        slidesPerView,
        gap,
        loop,
        drag,
        isLocked,
        onIndex: setIndex,
        onSliding(sliding) {
          release?.();
          release = sliding ? holdParent() : null;
        },
      };
      list.current = track;
      engine.current = createScrollEngine(options);

      const keen = new AbortController();
      const stopWaiting = onFirstUse(track, () => {
        // If it cannot be loaded, scrolling goes on.
        if (count > 1) takeOver(options, engine, keen.signal).catch(() => {});
      });
      const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
      observer.observe(track);

      return () => {
        stopWaiting();
        keen.abort();
        observer.disconnect();
        release?.();
        engine.current?.destroy();
        engine.current = null;
      };
    },
    [slidesPerView, gap, loop, drag, count, isLocked, holdParent],
  );

  const moveTo = useCallback((next: number) => engine.current?.moveTo(next), []);
  return { attach, index, inView, moveTo, holdSelf };
}

/** keen-slider comes when a carousel is first used by hand; scrolling goes on until then. */
async function takeOver(
  options: EngineOptions,
  engine: { current: CarouselEngine | null },
  signal: AbortSignal,
): Promise<void> {
  const { createKeenEngine } = await import('./keen-engine.ts');
  const { track, gap } = options;
  if (signal.aborted || track.dataset.engine) return;
  const stride = (track.firstElementChild?.getBoundingClientRect().width ?? 1) + gap;
  const startAt = Math.round(track.scrollLeft / stride);
  engine.current?.destroy();
  engine.current = createKeenEngine(options, startAt);
}

/** Held by as many carousels inside it as are sliding; `data-locked` stops the scrolling too. */
function useLock(track: { current: HTMLElement | null }): {
  isLocked: () => boolean;
  holdSelf: HoldCarousel;
} {
  const holders = useRef(0);
  const isLocked = useCallback(() => holders.current > 0, []);
  const holdSelf = useCallback(() => {
    const change = (by: 1 | -1) => {
      holders.current += by;
      track.current?.toggleAttribute('data-locked', holders.current > 0);
    };
    change(1);
    return () => change(-1);
  }, [track]);
  return { isLocked, holdSelf };
}
