import { createContext, use, useCallback, useRef, useState } from 'react';
import type { CarouselEngine, EngineOptions } from './carousel-engine.ts';
import { subscribeCarouselInteraction } from './carousel-interaction.ts';
import { createScrollEngine } from './scroll-engine.ts';

/** Locks the outer carousel while a nested one slides; returns the unlock function. */
type LockCarousel = () => () => void;

/** Provided by a carousel to the carousels nested in it. */
export const CarouselLockContext = createContext<LockCarousel>(() => () => {});

type CarouselOptions = Pick<EngineOptions, 'slidesPerView' | 'gap' | 'loop' | 'drag'> & {
  /** Number of slides; the engine is recreated when it changes. */
  readonly count: number;
};

/** State and control of one carousel. `attach` is the ref of its track. */
export function useCarousel({ slidesPerView, gap, loop, drag, count }: CarouselOptions) {
  const [index, setIndex] = useState(0);
  const [inView, setInView] = useState(false);
  const engine = useRef<CarouselEngine | null>(null);
  const list = useRef<HTMLElement | null>(null);
  const { isLocked, lockSelf } = useLock(list);
  const lockParent = use(CarouselLockContext);

  const attach = useCallback(
    (track: HTMLUListElement) => {
      let unlockParent: (() => void) | null = null;
      const options: EngineOptions = {
        track,
        slidesPerView,
        gap,
        loop,
        drag,
        isLocked,
        onIndex: setIndex,
        onSliding(sliding) {
          unlockParent?.();
          unlockParent = sliding ? lockParent() : null;
        },
      };
      list.current = track;
      engine.current = createScrollEngine(options);

      const controller = new AbortController();
      const unsubscribe = subscribeCarouselInteraction(track, () => {
        // If keen-slider cannot be loaded, the browser's scrolling remains.
        if (count > 1) switchToKeen(options, engine, controller.signal).catch(() => {});
      });
      const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
      observer.observe(track);

      return () => {
        unsubscribe();
        controller.abort();
        observer.disconnect();
        unlockParent?.();
        engine.current?.destroy();
        engine.current = null;
      };
    },
    [slidesPerView, gap, loop, drag, count, isLocked, lockParent],
  );

  const moveTo = useCallback((next: number) => engine.current?.moveTo(next), []);
  return { attach, index, inView, moveTo, lockSelf };
}

/** keen-slider is loaded when a carousel is first used by hand, and continues at the slide that scrolling had reached. */
async function switchToKeen(
  options: EngineOptions,
  engine: { current: CarouselEngine | null },
  signal: AbortSignal,
): Promise<void> {
  const { createKeenEngine } = await import('./keen-engine.ts');
  const { track, gap } = options;
  if (signal.aborted || track.dataset.engine) return;
  const stride = (track.firstElementChild?.getBoundingClientRect().width ?? 1) + gap;
  const initialIndex = Math.round(track.scrollLeft / stride);
  engine.current?.destroy();
  engine.current = createKeenEngine(options, initialIndex);
}

/** Counts the nested carousels that are sliding; `data-locked` disables native scrolling in the style sheet. */
function useLock(track: { current: HTMLElement | null }): {
  isLocked: () => boolean;
  lockSelf: LockCarousel;
} {
  const lockCount = useRef(0);
  const isLocked = useCallback(() => lockCount.current > 0, []);
  const lockSelf = useCallback(() => {
    const change = (by: 1 | -1) => {
      lockCount.current += by;
      track.current?.toggleAttribute('data-locked', lockCount.current > 0);
    };
    change(1);
    return () => change(-1);
  }, [track]);
  return { isLocked, lockSelf };
}
