import { type CarouselEngine, type EngineOptions, throttleMs } from './carousel-engine.ts';
import { prefersReducedMotion } from './media-queries.ts';

/** Milliseconds without a scroll event after which the track counts as still; not every phone has `scrollend`. */
const settleMs = 150;

/** The browser's own scrolling with snap points: used until keen-slider is loaded, or for good if it cannot be. */
export function createScrollEngine({ track, gap, onIndex, onSliding }: EngineOptions): CarouselEngine {
  const stride = () => (track.firstElementChild?.getBoundingClientRect().width ?? 0) + gap;
  const currentIndex = () => Math.round(track.scrollLeft / stride());
  let nextReadAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(onSettled, settleMs);
    if (performance.now() < nextReadAt) return;
    nextReadAt = performance.now() + throttleMs;
    onSliding(true);
    onIndex(currentIndex());
  };
  const onSettled = () => {
    onIndex(currentIndex());
    onSliding(false);
  };

  track.addEventListener('scroll', onScroll, { passive: true });

  return {
    moveTo(index) {
      const count = track.childElementCount;
      const left = ((index + count) % count) * stride();
      track.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    },
    destroy() {
      track.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    },
  };
}
