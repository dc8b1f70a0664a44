import KeenSlider from 'keen-slider';
import { type CarouselEngine, type EngineOptions, transitionMs } from './carousel-engine.ts';
import { prefersReducedMotion } from './media-queries.ts';

/**
 * The slides keep the positions of the style sheet and are moved from there by transforms only: keen-slider's own layout
 * removes gap and padding, which counts as a layout shift.
 */
export function createKeenEngine(options: EngineOptions, initialIndex: number): CarouselEngine {
  const { track, onIndex, onSliding } = options;
  track.dataset.engine = 'keen';
  track.scrollLeft = 0;
  let metrics = measure(options, track.getBoundingClientRect().width);
  const slider = new KeenSlider(track, {
    loop: options.loop,
    drag: options.drag,
    dragSpeed: (distance: number) => (options.isLocked() ? 0 : distance),
    initial: initialIndex,
    selector: () => [...track.children] as HTMLElement[],
    renderMode: 'custom',
    slides(size, slides) {
      metrics = measure(options, size);
      return slideSpecs(metrics, { size, count: slides.length, gap: options.gap, loop: options.loop });
    },
    detailsChanged: ({ track: { details }, slides, size }) => {
      for (const [index, { distance }] of details.slides.entries()) {
        const offset = distance * size - metrics.inset - index * metrics.stride;
        (slides[index] as HTMLElement).style.transform = `translate3d(${offset}px, 0, 0)`;
      }
    },
    defaultAnimation: { duration: transitionMs },
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
      slider.moveToIdx(target, true, { duration: prefersReducedMotion() ? 0 : transitionMs });
    },
    destroy() {
      slider.destroy();
      for (const slide of slider.slides) slide.style.transform = '';
      delete track.dataset.engine;
    },
  };
}

/** Pixels: padding at each end, width between the paddings, distance from the start of one slide to the next. */
type TrackMetrics = { readonly inset: number; readonly innerWidth: number; readonly stride: number };

/** `size`: the width of the track in pixels. */
function measure({ track, slidesPerView, gap }: EngineOptions, size: number): TrackMetrics {
  const inset = Number.parseFloat(getComputedStyle(track).paddingInlineStart) || 0;
  const innerWidth = size - 2 * inset;
  return { inset, innerWidth, stride: (innerWidth + gap) / slidesPerView };
}

type SlideOptions = Pick<EngineOptions, 'gap' | 'loop'> & { readonly size: number; readonly count: number };

/** In the unit of keen-slider: fractions of `size`. Without a loop the last slides stop at the end of the inner width. */
function slideSpecs({ inset, innerWidth, stride }: TrackMetrics, { size, count, gap, loop }: SlideOptions) {
  const length = count * stride - gap;
  return Array.from({ length: count }, (_, index) => {
    const remaining = length - index * stride;
    const free = loop ? 0 : Math.max(0, Math.min(innerWidth, length) - remaining);
    return { size: (stride - gap) / size, spacing: gap / size, origin: (inset + free) / size };
  });
}
