import {
  Children,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useState,
} from 'react';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { stopCount } from './carousel-engine.ts';
import { CarouselLockContext } from './carousel-lock.ts';
import { useUiTexts } from './ui-texts.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

type CarouselProps = {
  /** What it shows, e.g. the heading of its block. */
  label: string;
  /** 1, or so that the next one peeps in: 1.1, 1.3, 2.5. */
  slidesPerView?: number;
  /** Pixels. */
  gap?: number;
  loop?: boolean;
  /** Off: only its buttons and autoplay move it. */
  drag?: boolean;
  /** Milliseconds between two moves; 0 = none. */
  autoplay?: number;
  pagination?: boolean;
  /** For slides in which nothing takes the focus: the row itself does, and the arrow keys move it. */
  focusable?: boolean;
  /** Slides run to the edges of the column, the first one starts at the gutter. */
  bleed?: boolean;
  /** What stands under the slides, about the one that stands first. */
  caption?: (index: number) => ReactNode;
  /** The slides, each in its final size. */
  children: ReactNode;
};

export function Carousel(props: CarouselProps) {
  const { slidesPerView = 1, gap = 0, loop = false, drag = true, autoplay = 0 } = props;
  const slides = Children.toArray(props.children);
  const count = slides.length;
  const texts = useUiTexts();
  const [resting, setResting] = useState(false);
  const carousel = useCarousel({ slidesPerView, gap, loop, drag, count });
  const { index, moveTo } = carousel;
  const stops = stopCount(count, slidesPerView, loop);

  const step = useCallback(
    (by: number) => moveTo(loop ? index + by : (index + by + stops) % stops),
    [moveTo, loop, index, stops],
  );
  const advance = useCallback(() => step(1), [step]);
  const play = useAutoplay({
    interval: stops > 1 ? autoplay : 0,
    resting: resting || !carousel.inView,
    advance,
  });

  const restUnderMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setResting(event.type === 'pointerenter');
  };
  const showFocused = (event: FocusEvent<HTMLUListElement>) => {
    setResting(true);
    const focused = [...event.currentTarget.children].findIndex((slide) => slide.contains(event.target));
    if (focused < 0) return;
    if (focused < index || focused >= index + Math.floor(slidesPerView)) moveTo(Math.min(focused, stops - 1));
  };
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || !props.focusable) return;
    event.preventDefault();
    if (loop || (index + by >= 0 && index + by < stops)) moveTo(index + by);
  };

  return (
    <CarouselLockContext value={carousel.holdSelf}>
      {/* biome-ignore lint/a11y/useSemanticElements: regions would fill the page with landmarks, a fieldset is for forms */}
      <section
        role="group"
        className={styles.carousel}
        aria-roledescription={texts.carousel}
        aria-label={props.label}
        data-bleed={props.bleed || undefined}
        data-drag={drag}
        style={{ '--per-view': slidesPerView, '--gap': `${gap}px` } as CSSProperties}
        onPointerEnter={restUnderMouse}
        onPointerLeave={restUnderMouse}
      >
        <ul
          ref={carousel.attach}
          className={styles.track}
          tabIndex={props.focusable ? 0 : undefined}
          onKeyDown={moveByKey}
          onFocus={showFocused}
          onBlur={() => setResting(false)}
        >
          {slides.map((slide, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place; what is in it has its own key
              key={place}
              className={styles.slide}
              aria-roledescription={texts.slide}
              aria-label={`${place + 1} / ${count}`}
            >
              {slide}
            </li>
          ))}
        </ul>
        <CarouselControls
          index={Math.min(index, stops - 1)}
          stops={stops}
          loop={loop}
          pagination={props.pagination ?? false}
          play={play.state}
          onStep={step}
          onTogglePlay={play.toggle}
        />
        {props.caption?.(index)}
      </section>
    </CarouselLockContext>
  );
}
