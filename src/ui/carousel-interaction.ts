/** Milliseconds without a scroll event after which a swiped track has come to rest. */
const settleMs = 150;

/**
 * Calls `listener` once, when the shopper starts to use the track by hand: a mouse enters it, or the first swipe has ended.
 * Returns the unsubscribe function.
 */
export function subscribeCarouselInteraction(track: HTMLElement, listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    controller.abort();
    listener();
  };
  // During a touch and its momentum the browser owns the scroll position: changing the engine would stop the swipe.
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(notify, settleMs);
  };
  const onPointerOver = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') notify();
  };
  const onTouchEnd = () => {
    restartTimer();
    track.addEventListener('scroll', restartTimer, { passive: true, signal });
  };
  track.addEventListener('pointerover', onPointerOver, { signal });
  track.addEventListener('touchend', onTouchEnd, { passive: true, signal });
  track.addEventListener('touchstart', () => clearTimeout(timer), { passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => controller.abort();
}
