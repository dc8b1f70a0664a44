import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRestoredScroll } from '#src/session/restored-scroll.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';

/** CSS pixels from the top of the page. */
type Position = { readonly top: number; readonly height: number; readonly viewportWidth: number };

/** The heights of the blocks of the main page when it was left last. */
const positions = new Map<string, Position>();

/** Placeholders, and what renders the block in its place. */
const placeholders = new Map<HTMLElement, () => void>();

type BlockHeight = {
  readonly ref: RefObject<HTMLElement | null>;
  /** CSS pixels; `null`: the block is rendered. */
  readonly height: number | null;
};

/**
 * Keeps a return to the main page short: a block far from the scroll position that is restored starts as a placeholder with
 * the height that it had, and is rendered when the browser is idle or the shopper comes near.
 * @param id of the block, unique on the main page
 */
export function useBlockHeight(id: string): BlockHeight {
  const ref = useRef<HTMLElement>(null);
  const restored = useRestoredScroll();
  const [position, setPosition] = useState(() => findDistant(id, restored));
  // A layout effect ends before React removes the element.
  useLayoutEffect(() => () => recordPosition(id, ref.current), [id]);
  useEffect(() => {
    const placeholder = ref.current;
    if (!position || !placeholder) return;
    placeholders.set(placeholder, () => startTransition(() => setPosition(null)));
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && renderBlock(placeholder),
      { rootMargin: '50%' },
    );
    observer.observe(placeholder);
    if (placeholders.size === 1) runWhenIdle(renderNext);
    return () => {
      observer.disconnect();
      placeholders.delete(placeholder);
    };
  }, [position]);
  return { ref, height: position?.height ?? null };
}

/** The recorded position of a block that is more than half a screen out of view; else `null`. */
function findDistant(id: string, scrollY: number): Position | null {
  const position = positions.get(id);
  if (!position || position.viewportWidth !== innerWidth) return null;
  const { top, height } = position;
  const distance = Math.abs(top + height / 2 - scrollY - innerHeight / 2);
  return distance > height / 2 + innerHeight ? position : null;
}

function recordPosition(id: string, element: HTMLElement | null): void {
  if (!element) return;
  const { top, height } = element.getBoundingClientRect();
  positions.set(id, { top: top + scrollY, height, viewportWidth: innerWidth });
}

function renderBlock(placeholder: HTMLElement): void {
  placeholders.get(placeholder)?.();
  placeholders.delete(placeholder);
}

/** One block per idle period, so that the page answers in between. */
function renderNext(): void {
  const [next] = placeholders.keys();
  if (!next) return;
  renderBlock(next);
  runWhenIdle(renderNext);
}
