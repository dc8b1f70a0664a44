/** Moves the slides of one track: `scroll-engine.ts` at first, `keen-engine.ts` once the carousel is used by hand. */
export type CarouselEngine = {
  /** In a loop, an index beyond the ends wraps around. */
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
  /** `true` while a nested carousel slides: this one must not be dragged along. */
  readonly isLocked: () => boolean;
  /** Called with the index of the slide that is first in view. */
  readonly onIndex: (index: number) => void;
  readonly onSliding: (sliding: boolean) => void;
};

/** Duration of one move. */
export const transitionMs = 300;

/** Least time between two reads of the position of a moving track. */
export const throttleMs = 16;

/** Number of positions at which the carousel can stop. */
export function stopCount(slides: number, slidesPerView: number, loop: boolean): number {
  return loop ? slides : Math.max(1, Math.ceil(slides - slidesPerView) + 1);
}
