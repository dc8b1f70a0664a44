import { prefersReducedMotion } from '#src/ui/media-queries.ts';

/** As long as the drawer moves, see tokens.css. */
const duration = 280;

/**
 * When the stage changes its size, for a drawer or because the phone is turned, everything is laid out once and then moved
 * from where it was by the compositor alone.
 * @returns a function that stops it
 */
export function moveWithStage(canvas: HTMLElement): () => void {
  const stage = canvas.parentElement;
  if (!stage) return () => {};
  let before: Place | null = null;
  const observer = new ResizeObserver(() => {
    const now = placeOf(canvas);
    if (before && !prefersReducedMotion()) animate(canvas, before, now);
    before = now;
  });
  observer.observe(stage);
  return () => observer.disconnect();
}

type Place = { readonly x: number; readonly y: number; readonly size: number };

const placeOf = ({ offsetLeft, offsetTop, offsetWidth }: HTMLElement): Place => ({
  x: offsetLeft + offsetWidth / 2,
  y: offsetTop + offsetWidth / 2,
  size: offsetWidth,
});

function animate(canvas: HTMLElement, from: Place, to: Place): void {
  if (from.x === to.x && from.y === to.y && from.size === to.size) return;
  const start = {
    translate: `${from.x - to.x}px ${from.y - to.y}px`,
    scale: String(from.size / to.size),
  };
  const end = { translate: '0 0', scale: '1' };
  canvas.animate([start, end], { duration, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
}
