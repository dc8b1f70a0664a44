import { createUseGesture, dragAction, pinchAction } from '@use-gesture/react';
import { type RefObject, useRef } from 'react';
import type { Box } from '#src/shared/artwork.ts';
import { findLayer, layersOf } from './custom-document.ts';
import type { Editor } from './editor.ts';
import { centerOf, keepInReach, scaleBox } from './layer-geometry.ts';
import type { LiveLayer, StageStores, View } from './live-layer.ts';
import { type Guide, snapMove, snapResize } from './snapping.ts';

const useGesture = createUseGesture([dragAction, pinchAction]);

/** Pixels within which a layer snaps. */
const snapDistance = 6;
const maxScale = 3;

export type StageGesturesProps = {
  readonly editor: Editor;
  readonly stores: StageStores;
  readonly stage: RefObject<HTMLElement | null>;
  readonly canvas: RefObject<HTMLElement | null>;
};

type DragStart = {
  readonly kind: 'move' | 'resize' | 'pan';
  readonly from: Box;
  readonly view: View;
  readonly layerId: string;
  /** The corner that is pulled: 1 right or below, -1 left or above. */
  readonly corner: readonly [x: number, y: number];
  readonly movement: readonly [x: number, y: number];
  readonly unitsPerPixel: number;
};

type PinchStart = {
  readonly layerId: string | null;
  readonly from: Box;
  readonly view: View;
  readonly origin: readonly [x: number, y: number];
  readonly unitsPerPixel: number;
};

/**
 * One finger drags the layer that it touches, elsewhere the selected one; two fingers anywhere resize and move the selected
 * one, without any the view. A gesture that ends, for whatever reason, is one step.
 */
export function useStageGestures(props: StageGesturesProps): void {
  const running = useRef({ drag: false, pinch: false });

  const endIfIdle = () => {
    const { editor, stores } = props;
    const current = stores.live.get();
    if (running.current.drag || running.current.pinch || !current) return;
    editor.place(current.layerId, current.box);
    stores.live.set(null);
  };

  useGesture(
    {
      onDrag({ event, movement, tap, last, pinching, memo }) {
        running.current.drag = !last;
        // When one of two fingers is lifted, the other one goes on from where the layer is then.
        let start: DragStart | null = null;
        if (!tap && !pinching) {
          start = memo ?? startDrag(props, event.target, movement);
          if (start) drag(props, start, movement);
        }
        if (last) endIfIdle();
        return start;
      },
      onPinch({ event, origin, movement: [factor], last, memo }) {
        running.current.pinch = !last;
        const start: PinchStart = memo ?? startPinch(props, event.target, origin);
        if (!last) pinch(props, start, factor, origin);
        else endIfIdle();
        return start;
      },
    },
    {
      target: props.stage,
      eventOptions: { passive: false },
      drag: { filterTaps: true, pointer: { keys: false } },
    },
  );
}

/** Units of a print area that one pixel of the screen shows. */
const unitsPerPixelOf = ({ canvas }: StageGesturesProps) =>
  1000 / (canvas.current?.getBoundingClientRect().width || 1000);

function boxOf({ editor, stores }: StageGesturesProps, layerId: string): Box | null {
  const current = stores.live.get();
  if (current?.layerId === layerId) return current.box;
  return findLayer(editor.document(), layerId)?.layer ?? null;
}

function show({ live }: StageStores, next: LiveLayer): void {
  const before = live.get()?.guides ?? [];
  const isNew = (guide: Guide) => !before.some(({ axis, at }) => axis === guide.axis && at === guide.at);
  const isNewGuide = next.guides.some(isNew);
  const hasChanged = isNewGuide || before.length !== next.guides.length;
  // Lines that stay are not rendered again.
  live.set(hasChanged ? next : { ...next, guides: before });
  // Missing in Safari, although the type says otherwise.
  if (isNewGuide) navigator.vibrate?.(8);
}

function snapOptions({ editor }: StageGesturesProps, layerId: string, scale: number) {
  const { sideId } = editor.state.get();
  const others = layersOf(editor.document(), sideId).filter(({ id }) => id !== layerId);
  return { area: editor.areaOf(sideId), others, threshold: snapDistance * scale };
}

function startDrag(
  props: StageGesturesProps,
  target: EventTarget | null,
  movement: readonly [number, number],
): DragStart | null {
  const { editor, stores } = props;
  const { layerId, corner } = hitBy(target);
  if (layerId) editor.select(layerId);
  const moved = layerId ?? editor.state.get().selectedId ?? '';
  const from = boxOf(props, moved);
  const view = stores.view.get();
  const common = { view, movement, unitsPerPixel: unitsPerPixelOf(props) };
  if (from && corner) return { ...common, kind: 'resize', from, layerId: moved, corner };
  if (from) return { ...common, kind: 'move', from, layerId: moved, corner: [0, 0] };
  if (view.scale === 1) return null;
  return { ...common, kind: 'pan', from: emptyBox, layerId: '', corner: [0, 0] };
}

function drag(props: StageGesturesProps, start: DragStart, movement: readonly [number, number]) {
  const { stores, canvas } = props;
  const pixels = [movement[0] - start.movement[0], movement[1] - start.movement[1]] as const;
  if (start.kind === 'pan') return stores.view.set(within(moveView(start.view, pixels), canvas.current));
  const { layerId, from, corner } = start;
  const [dx, dy] = [pixels[0] * start.unitsPerPixel, pixels[1] * start.unitsPerPixel];
  const options = snapOptions(props, layerId, start.unitsPerPixel);
  if (start.kind === 'move') {
    const { box, guides } = snapMove({ ...from, x: from.x + dx, y: from.y + dy }, options);
    return show(stores, { layerId, guides, box: keepInReach(box, options.area) });
  }
  const fixed = {
    x: corner[0] > 0 ? from.x : from.x + from.width,
    y: corner[1] > 0 ? from.y : from.y + from.height,
  };
  const grown = dx * corner[0] + dy * corner[1];
  const factor = 1 + grown / (from.width + from.height);
  const scaled = scaleBox(from, factor, options.area, fixed);
  const scale = (further: number) => scaleBox(scaled, further, options.area, fixed);
  show(stores, { layerId, ...snapResize(scaled, fixed, options, scale) });
}

function startPinch(
  props: StageGesturesProps,
  target: EventTarget | null,
  origin: readonly [number, number],
): PinchStart {
  const { editor, stores } = props;
  const layerId = editor.state.get().selectedId ?? hitBy(target).layerId;
  if (layerId) editor.select(layerId);
  const from = layerId ? boxOf(props, layerId) : null;
  return {
    layerId: from ? layerId : null,
    from: from ?? emptyBox,
    view: stores.view.get(),
    origin,
    unitsPerPixel: unitsPerPixelOf(props),
  };
}

function pinch(
  props: StageGesturesProps,
  start: PinchStart,
  factor: number,
  origin: readonly [number, number],
) {
  const { stores, canvas } = props;
  const pixels = [origin[0] - start.origin[0], origin[1] - start.origin[1]] as const;
  if (!start.layerId) {
    const scale = Math.max(1, Math.min(maxScale, start.view.scale * factor));
    return stores.view.set(within({ ...moveView(start.view, pixels), scale }, canvas.current));
  }
  const options = snapOptions(props, start.layerId, start.unitsPerPixel);
  const scaled = scaleBox(start.from, factor, options.area, centerOf(start.from));
  const moved = {
    ...scaled,
    x: scaled.x + pixels[0] * start.unitsPerPixel,
    y: scaled.y + pixels[1] * start.unitsPerPixel,
  };
  const { box, guides } = snapMove(moved, options);
  show(stores, { layerId: start.layerId, guides, box: keepInReach(box, options.area) });
}

const emptyBox: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Layers and corners say who they are. */
function hitBy(target: EventTarget | null): {
  layerId: string | null;
  corner: readonly [number, number] | null;
} {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-layer]') : null;
  const [x, y] = (element?.dataset.corner ?? '').split(' ').map(Number);
  return { layerId: element?.dataset.layer ?? null, corner: x && y ? [x, y] : null };
}

const moveView = (view: View, [x, y]: readonly [number, number]): View => ({
  ...view,
  x: view.x + x,
  y: view.y + y,
});

/** The enlarged stage always fills its frame. */
function within(view: View, canvas: HTMLElement | null): View {
  const reach = ((canvas?.offsetWidth ?? 0) * (view.scale - 1)) / 2;
  const bounded = (value: number) => Math.max(-reach, Math.min(reach, value));
  return { scale: view.scale, x: bounded(view.x), y: bounded(view.y) };
}
