/** What moves the slides of one track. */
export type CarouselEngine = {
  /** Beyond the ends of a loop is allowed: it goes round. */
  moveTo(index: number): void;
  destroy(): void;
};

export type EngineOptions = {
  readonly track: HTMLElement;
  readonly slidesPerView: number;
  /** Pixels between two slides. */
  readonly gap: number;
  readonly loop: boolean;
  readonly drag: boolean;
  /** A nested carousel is sliding: dragging this one would tear both. */
  readonly isLocked: () => boolean;
  /** The slide that now stands first. */
  readonly onIndex: (index: number) => void;
  readonly onSliding: (sliding: boolean) => void;
};

/** Milliseconds of one move. */
export const transition = 300;

/** Milliseconds between two readings of a moving track. */
export const throttle = 16;

/** At how many places the carousel can stand still. */
export function stopCount(slides: number, slidesPerView: number, loop: boolean): number {
  return loop ? slides : Math.max(1, Math.ceil(slides - slidesPerView) + 1);
}
