/** Milliseconds without a scroll after which a swiped track stands. */
const quiet = 150;

/**
 * Calls `used` once somebody has begun to use the track by hand: a mouse comes over it, or a first swipe has ended.
 * Returns how to stop waiting.
 */
export function onFirstUse(track: HTMLElement, used: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    waiting.abort();
    used();
  };
  // Under a finger, and while it still rolls, the track belongs to the browser.
  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(begin, quiet);
  };
  const underMouse = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') begin();
  };
  const swiped = () => {
    settle();
    track.addEventListener('scroll', settle, { passive: true, signal });
  };
  track.addEventListener('pointerover', underMouse, { signal });
  track.addEventListener('touchend', swiped, { passive: true, signal });
  track.addEventListener('touchstart', () => clearTimeout(settling), { passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(settling));
  return () => waiting.abort();
}
