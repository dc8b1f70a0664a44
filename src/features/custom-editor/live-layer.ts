import { useSyncExternalStore } from 'react';
import type { Box } from '#src/shared/artwork.ts';
import { createStore, type Store } from '#src/shared/store.ts';
import type { Guide } from './snapping.ts';

/** The layer that is moved or resized by a gesture, which becomes a step when it ends. */
export type LiveLayer = { readonly layerId: string; readonly box: Box; readonly guides: readonly Guide[] };

/** The part of the stage that is shown: enlarged about its middle, then moved by pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

export const wholeStage: View = { scale: 1, x: 0, y: 0 };

/** The values that change with every frame of a gesture: they are written to the elements, React only hears of the end. */
export type StageStores = { readonly live: Store<LiveLayer | null>; readonly view: Store<View> };

export const createStageStores = (): StageStores => ({
  live: createFrameStore<LiveLayer | null>(null),
  view: createFrameStore(wholeStage),
});

/**
 * Each finger has events of its own, so that a pinch changes the state twice per frame: subscribers are called once. At the
 * end of a gesture, when the initial state is back, they are called at once, together with React.
 */
function createFrameStore<State>(initial: State): Store<State> {
  const notified = createStore(initial);
  let current = initial;
  let frame = 0;
  const notify = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    notified.set(current);
  };
  return {
    ...notified,
    get: () => current,
    set(next) {
      current = next;
      if (Object.is(next, initial)) notify();
      else frame ||= requestAnimationFrame(notify);
    },
  };
}

/**
 * The value that `select` reads from this layer's gesture, or from none: for the few texts and lines that change with it. They are rendered
 * when that changes, so it should be a text, a number, or the same object as before.
 */
export function useLiveLayer<Selected>(
  { live }: StageStores,
  layerId: string | null,
  select: (gesture: LiveLayer | null) => Selected,
): Selected {
  const read = () => {
    const current = live.get();
    return select(current && current.layerId === layerId ? current : null);
  };
  return useSyncExternalStore(live.subscribe, read, () => select(null));
}

/** A `ref` that calls `write` with each frame of this layer's gesture, and with `null` at its end. */
export function liveRef<Target extends HTMLElement>(
  { live }: StageStores,
  layerId: string,
  write: (element: Target, box: Box | null) => void,
) {
  return (element: Target) => {
    let wasLive = false;
    return live.subscribe(() => {
      const current = live.get();
      const isLive = current?.layerId === layerId;
      if (isLive || wasLive) write(element, isLive ? current.box : null);
      wasLive = isLive;
    });
  };
}

/** In shares of the element's own size, and scaled by the compositor: nothing is measured or laid out during a gesture. */
export function transformTo(from: Box, to: Box): string {
  const x = ((to.x - from.x) / from.width) * 100;
  const y = ((to.y - from.y) / from.height) * 100;
  return `translate3d(${x}%, ${y}%, 0) scale(${to.width / from.width}, ${to.height / from.height})`;
}
