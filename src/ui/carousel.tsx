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
import { useUiTexts } from './ui-texts.ts';
import { useAutoplay } from './use-autoplay.ts';
import { CarouselLockContext, useCarousel } from './use-carousel.ts';

type CarouselProps = {
  /** Accessible name, e.g. the heading of its block. */
  label: string;
  /** A fraction shows part of the next slide: 1.1, 1.3, 2.5. */
  slidesPerView?: number;
  /** Pixels. */
  gap?: number;
  loop?: boolean;
  /** `false`: only the buttons and autoplay move it. */
  drag?: boolean;
  /** Milliseconds between two moves; 0 = none. */
  autoplay?: number;
  pagination?: boolean;
  /** For slides without focusable content: the track takes the focus and the arrow keys move it. */
  focusable?: boolean;
  /** Slides extend to the edges of the column; the first one starts at the gutter. */
  bleed?: boolean;
  /** Shown below the slides; gets the index of the first slide in view. */
  caption?: (index: number) => ReactNode;
  /** The slides, each with its final height from the start. */
  children: ReactNode;
};

export function Carousel(props: CarouselProps) {
  const { slidesPerView = 1, gap = 0, loop = false, drag = true, autoplay = 0 } = props;
  const slides = Children.toArray(props.children);
  const count = slides.length;
  const texts = useUiTexts();
  const [isSuspended, setIsSuspended] = useState(false);
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
    isSuspended: isSuspended || !carousel.inView,
    advance,
  });

  const suspendUnderMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsSuspended(event.type === 'pointerenter');
  };
  const moveToFocused = (event: FocusEvent<HTMLUListElement>) => {
    setIsSuspended(true);
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
    <CarouselLockContext value={carousel.lockSelf}>
      {/* biome-ignore lint/a11y/useSemanticElements: regions would fill the page with landmarks, a fieldset is for forms */}
      <section
        role="group"
        className={styles.carousel}
        aria-roledescription={texts.carousel}
        aria-label={props.label}
        data-bleed={props.bleed || undefined}
        data-drag={drag}
        style={{ '--per-view': slidesPerView, '--gap': `${gap}px` } as CSSProperties}
        onPointerEnter={suspendUnderMouse}
        onPointerLeave={suspendUnderMouse}
      >
        <ul
          ref={carousel.attach}
          className={styles.track}
          tabIndex={props.focusable ? 0 : undefined}
          onKeyDown={moveByKey}
          onFocus={moveToFocused}
          onBlur={() => setIsSuspended(false)}
        >
          {slides.map((slide, slideIndex) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: Children.toArray has given the content of the slide its own key
              key={slideIndex}
              className={styles.slide}
              aria-roledescription={texts.slide}
              aria-label={`${slideIndex + 1} / ${count}`}
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
