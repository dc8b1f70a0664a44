import KeenSlider from 'keen-slider';
import { prefersReducedMotion } from './browser-facts.ts';
import { type CarouselEngine, type EngineOptions, transition } from './carousel-engine.ts';

/** keen-slider lays the slides exactly where the style sheet has put them, so nothing jumps when it takes over. */
export function createKeenEngine(options: EngineOptions, startAt: number): CarouselEngine {
  const { track, onIndex, onSliding } = options;
  // keen-slider measures now and writes its positions before the next frame is painted, so this is never seen alone.
  track.dataset.engine = 'keen';
  track.scrollLeft = 0;
  const slider = new KeenSlider(track, {
    loop: options.loop,
    drag: options.drag,
    dragSpeed: (distance: number) => (options.isLocked() ? 0 : distance),
    initial: startAt,
    selector: () => [...track.children] as HTMLElement[],
    slides: { perView: options.slidesPerView, spacing: options.gap },
    defaultAnimation: { duration: transition },
    slideChanged: ({ track: { details } }) => onIndex(details.rel),
    dragChecked: () => onSliding(true),
    animationStarted: () => onSliding(true),
    animationEnded: () => onSliding(false),
    animationStopped: () => onSliding(false),
  });

  return {
    moveTo(index) {
      const { abs, rel } = slider.track.details;
      const count = track.childElementCount;
      const target = options.loop ? abs + (index - rel) : (index + count) % count;
      slider.moveToIdx(target, true, { duration: prefersReducedMotion() ? 0 : transition });
    },
    destroy() {
      slider.destroy();
      delete track.dataset.engine;
    },
  };
}
