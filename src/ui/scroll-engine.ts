import { type CarouselEngine, type EngineOptions, throttle } from './carousel-engine.ts';
import { prefersReducedMotion } from './media-queries.ts';

/** Milliseconds without a scroll after which it stands; not every phone reports the end itself. */
const quiet = 150;

/** The browser's own scrolling with snap points: what there is before keen-slider has arrived, or if it never does. */
export function createScrollEngine({ track, gap, onIndex, onSliding }: EngineOptions): CarouselEngine {
  const stride = () => (track.firstElementChild?.getBoundingClientRect().width ?? 0) + gap;
  let nextReading = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    clearTimeout(settling);
    settling = setTimeout(settle, quiet);
    if (performance.now() < nextReading) return;
    nextReading = performance.now() + throttle;
    onSliding(true);
    onIndex(Math.round(track.scrollLeft / stride()));
  };
  const settle = () => {
    onIndex(Math.round(track.scrollLeft / stride()));
    onSliding(false);
  };

  track.addEventListener('scroll', read, { passive: true });

  return {
    moveTo(index) {
      const count = track.childElementCount;
      const left = ((index + count) % count) * stride();
      track.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    },
    destroy() {
      track.removeEventListener('scroll', read);
      clearTimeout(settling);
    },
  };
}
