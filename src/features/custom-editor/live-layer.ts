import { useSyncExternalStore } from 'react';
import type { Box } from '#src/shared/artwork.ts';
import { createStore, type Store } from '#src/shared/store.ts';
import type { Guide } from './snapping.ts';

/** The layer that is moved or resized by a gesture, which becomes a step when it ends. */
export type LiveLayer = { readonly layerId: string; readonly box: Box; readonly guides: readonly Guide[] };

/** The part of the stage that is shown: enlarged about its middle, then moved by pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

export const wholeStage: View = { scale: 1, x: 0, y: 0 };

/** What changes with every frame of a gesture: it is written to the elements, React only hears of its end. */
export type StageStores = { readonly live: Store<LiveLayer | null>; readonly view: Store<View> };

export const createStageStores = (): StageStores => ({
  live: createStore<LiveLayer | null>(null),
  view: createStore(wholeStage),
});

/** The gesture of this layer, if there is one; for the few texts and lines that change with it. */
export function useLiveLayer({ live }: StageStores, layerId: string | null): LiveLayer | null {
  const read = () => {
    const current = live.get();
    return current && current.layerId === layerId ? current : null;
  };
  return useSyncExternalStore(live.subscribe, read, () => null);
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
