import { type PointerEvent, useRef, useState } from 'react';
import { noZoom, type Point, panBy, type Zoom, zoomTo } from './zoom.ts';

/** Milliseconds and pixels between the two taps of a double tap. */
const doubleTap = { ms: 300, px: 30 };
const doubleTapScale = 2.5;

/** Enlarging by pinch and double tap, moving by one finger. `handlers` belong to the frame of the pictures. */
export function useZoom() {
  const [zoom, setZoom] = useState<Zoom>(noZoom);
  const pointers = useRef(new Map<number, Point>());
  const lastTap = useRef({ at: 0, point: { x: 0, y: 0 } });
  const pressed = useRef<Point>({ x: 0, y: 0 });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    pointers.current.set(event.pointerId, pointOf(event));
    pressed.current = pointOf(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const now = pointOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const ratio = distance(now, other) / (distance(before, other) || 1);
      const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, frame);
      setZoom((current) => zoomTo(current, current.scale * ratio, middle, frame));
    } else {
      const by = { x: now.x - before.x, y: now.y - before.y };
      setZoom((current) => (current.scale === 1 ? current : panBy(current, by, frame)));
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    const point = pointOf(event);
    if (distance(point, pressed.current) > doubleTap.px) return;
    const { at, point: former } = lastTap.current;
    lastTap.current = { at: event.timeStamp, point };
    if (event.timeStamp - at > doubleTap.ms || distance(point, former) > doubleTap.px) return;
    lastTap.current = { at: 0, point };
    const frame = event.currentTarget.getBoundingClientRect();
    const focus = fromMiddle(point, frame);
    setZoom((current) => (current.scale > 1 ? noZoom : zoomTo(current, doubleTapScale, focus, frame)));
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
  };

  return {
    zoom,
    reset: () => setZoom(noZoom),
    /** By keyboard: around the middle. */
    zoomBy: (factor: number, frame: DOMRect) =>
      setZoom((current) => zoomTo(current, current.scale * factor, { x: 0, y: 0 }, frame)),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const fromMiddle = ({ x, y }: Point, frame: DOMRect): Point => ({
  x: x - frame.left - frame.width / 2,
  y: y - frame.top - frame.height / 2,
});
