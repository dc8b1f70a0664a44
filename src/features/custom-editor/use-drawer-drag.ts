import { type PointerEvent, useRef } from 'react';
import { type DrawerHeight, restingHeight } from './drawer-heights.ts';

/** Pixels from which on a touch is a drag; before that it presses a button of the head. */
const dragFrom = 6;

type Drag = {
  readonly startY: number;
  /** Pixels that were seen of the drawer before. */
  readonly seen: number;
  y: number;
  at: number;
  velocity: number;
  isMoving: boolean;
};

/**
 * Handlers of a drawer's head, by which the drawer is pulled. Until it is let go only a transform is written, so that nothing
 * is laid out anew.
 */
export function useDrawerDrag(onRest: (height: DrawerHeight | 'closed') => void) {
  const drag = useRef<Drag | null>(null);

  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    const ended = drag.current;
    drag.current = null;
    const drawer = currentTarget.closest('dialog');
    if (!ended?.isMoving || !drawer) return;
    drawer.style.transform = '';
    delete drawer.dataset.dragged;
    const seen = ended.seen + ended.startY - ended.y;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    onRest(restingHeight({ seen, velocity: ended.velocity, full: drawer.offsetHeight, rem }));
  };

  return {
    onPointerDown({ isPrimary, clientY, timeStamp, currentTarget }: PointerEvent<HTMLElement>) {
      const drawer = currentTarget.closest('dialog');
      const frame = drawer?.parentElement;
      if (!isPrimary || !drawer || !frame) return;
      const seen = frame.getBoundingClientRect().bottom - drawer.getBoundingClientRect().top;
      drag.current = { startY: clientY, seen, y: clientY, at: timeStamp, velocity: 0, isMoving: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { currentTarget, pointerId, isPrimary, buttons, clientY, timeStamp } = event;
      // A mouse that was let go outside of the head.
      if (buttons === 0) drag.current = null;
      const drawer = currentTarget.closest('dialog');
      const moved = drag.current;
      if (!isPrimary || !moved || !drawer) return;
      if (!moved.isMoving) {
        if (Math.abs(clientY - moved.startY) < dragFrom) return;
        moved.isMoving = true;
        currentTarget.setPointerCapture(pointerId);
        drawer.dataset.dragged = '';
      }
      const elapsed = timeStamp - moved.at;
      if (elapsed > 0) moved.velocity = (clientY - moved.y) / elapsed;
      moved.y = clientY;
      moved.at = timeStamp;
      const highest = moved.seen - drawer.offsetHeight;
      drawer.style.transform = `translateY(${Math.max(clientY - moved.startY, highest)}px)`;
    },
    onPointerUp: end,
    // A call, for instance: it rests where it is nearest.
    onPointerCancel: end,
  };
}
