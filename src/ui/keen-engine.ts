import KeenSlider from 'keen-slider';
import { type CarouselEngine, type EngineOptions, transition } from './carousel-engine.ts';
import { prefersReducedMotion } from './media-queries.ts';

/**
 * The slides keep the places that the style sheet gives them, and are moved from there by transforms alone: keen-slider's own way of
 * placing them takes gap and padding away, which counts as a layout shift.
 */
export function createKeenEngine(options: EngineOptions, startAt: number): CarouselEngine {
  const { track, onIndex, onSliding } = options;
  track.dataset.engine = 'keen';
  track.scrollLeft = 0;
  let row = measure(options, track.getBoundingClientRect().width);
  const slider = new KeenSlider(track, {
    loop: options.loop,
    drag: options.drag,
    dragSpeed: (distance: number) => (options.isLocked() ? 0 : distance),
    initial: startAt,
    selector: () => [...track.children] as HTMLElement[],
    renderMode: 'custom',
    slides(size, slides) {
      row = measure(options, size);
      return slidesOf(row, { size, count: slides.length, gap: options.gap, loop: options.loop });
    },
    detailsChanged: ({ track: { details }, slides, size }) => {
      for (const [place, { distance }] of details.slides.entries()) {
        const moved = distance * size - row.inset - place * row.stride;
        (slides[place] as HTMLElement).style.transform = `translate3d(${moved}px, 0, 0)`;
      }
    },
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
      for (const slide of slider.slides) slide.style.transform = '';
      delete track.dataset.engine;
    },
  };
}

/** Pixels: where the first slide starts, the room between the two insets, and from one slide to the next. */
type Row = { readonly inset: number; readonly room: number; readonly stride: number };

/** `size`: the width of the track in pixels. */
function measure({ track, slidesPerView, gap }: EngineOptions, size: number): Row {
  const inset = Number.parseFloat(getComputedStyle(track).paddingInlineStart) || 0;
  const room = size - 2 * inset;
  return { inset, room, stride: (room + gap) / slidesPerView };
}

type SlideOptions = Pick<EngineOptions, 'gap' | 'loop'> & { readonly size: number; readonly count: number };

/** As keen-slider wants them: fractions of `size`. The last slides stop at the end of the room. */
function slidesOf({ inset, room, stride }: Row, { size, count, gap, loop }: SlideOptions) {
  const length = count * stride - gap;
  return Array.from({ length: count }, (_, place) => {
    const rest = length - place * stride;
    const free = loop ? 0 : Math.max(0, Math.min(room, length) - rest);
    return { size: (stride - gap) / size, spacing: gap / size, origin: (inset + free) / size };
  });
}
