import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useSyncExternalStore,
} from 'react';
import { MockupStack } from '#src/components/product/mockup-stack.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { readPrintArea } from '#src/shared/artwork.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { type Layer, layersOf } from './custom-document.ts';
import type { EditorGroup } from './custom-editor-query.ts';
import type { Editor } from './editor.ts';
import { LayerButton } from './layer-button.tsx';
import { LayerImage } from './layer-image.tsx';
import { commandOf, runCommand } from './layer-keys.ts';
import { type StageStores, wholeStage } from './live-layer.ts';
import { moveWithStage } from './move-with-stage.ts';
import { ReadOut } from './read-out.tsx';
import { Guides, SelectionFrame } from './selection-frame.tsx';
import styles from './stage.module.css';

const StageGestures = lazyComponent(() => import('./stage-gestures.tsx'), 'StageGestures');

type StageProps = {
  editor: Editor;
  stores: StageStores;
  group: EditorGroup;
  color: string;
};

/** One side of the product, on which its layers are moved. */
export function Stage({ editor, stores, group, color }: StageProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { history, selectedId, graphics, unavailableIds } = useStore(editor.state);
  const layers = layersOf(history.present, group.id);
  const selected = layers.find(({ id }) => id === selectedId) ?? null;
  const side = text(group.name_ko, group.name_en);
  const area = readPrintArea(group);
  const method = history.present.method;

  const events = useLayerEvents(editor, selectedId);
  const attachCanvas = (element: HTMLDivElement) => moveCanvas(element, canvas, stores.view);
  // The selected one is seen once more below the mock-up, where that hides it.
  const imageOf = (layer: Layer, isGhost = false) => (
    <LayerImage
      key={isGhost ? `ghost ${layer.id}` : layer.id}
      layer={layer}
      graphic={graphics.get(layer.graphicId)}
      method={method}
      stores={stores}
      isSelected={layer === selected}
      isGhost={isGhost}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its layers are the controls; a click beside them deselects, as Escape does
    <div
      ref={stage}
      className={styles.stage}
      data-selected={selected !== null}
      onPointerDown={events.onPointerDown}
      onClick={events.onClick}
      onKeyDown={events.onKeyDown}
    >
      <div ref={attachCanvas} className={styles.canvas}>
        <MockupStack
          images={group}
          color={color}
          area={area}
          size="l"
          below={selected && imageOf(selected, true)}
        >
          {layers.map((layer) => imageOf(layer))}
        </MockupStack>
        <PrintAreaFrame area={area} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div role="group" aria-label={t`Graphics on ${side}`}>
          {layers.map((layer) => (
            <LayerButton
              key={layer.id}
              layer={layer}
              graphic={graphics.get(layer.graphicId)}
              isAvailable={!unavailableIds.has(layer.graphicId)}
              isSelected={layer === selected}
              side={side}
              area={area}
              onSelect={() => editor.select(layer.id)}
            />
          ))}
        </div>
        {selected && <SelectionFrame key={selected.id} layer={selected} stores={stores} />}
        <Guides layerId={selectedId} stores={stores} />
      </div>
      {selected && (
        <ReadOut
          layer={selected}
          graphic={graphics.get(selected.graphicId)}
          isAvailable={!unavailableIds.has(selected.graphicId)}
          method={method}
          area={area}
          stores={stores}
        />
      )}
      <ViewControls stores={stores} />
      <StageGestures editor={editor} stores={stores} stage={stage} canvas={canvas} />
    </div>
  );
}

/** The handlers of pointers and keys for the layers. */
function useLayerEvents(editor: Editor, selectedId: string | null) {
  const pressed = useRef<{ readonly layerId: string | null } | null>(null);
  // Before the focus selects a layer, whose frame then lies over what was pressed.
  const onPointerDown = (event: PointerEvent) => {
    pressed.current = { layerId: layerAt(event, selectedId) };
  };
  const onClick = (event: MouseEvent) => {
    const press = pressed.current;
    pressed.current = null;
    if (event.target instanceof HTMLElement && event.target.closest('[data-view]')) return;
    editor.select((press ?? { layerId: layerAt(event, selectedId) }).layerId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const layerId = event.target instanceof HTMLElement && event.target.dataset.layer;
    const command = commandOf(event);
    if (!layerId || !command) return;
    event.preventDefault();
    runCommand(editor, layerId, command, event.repeat);
  };
  return { onPointerDown, onClick, onKeyDown };
}

/** Moves and enlarges the canvas as the view says. @returns a function that stops it */
function moveCanvas(
  element: HTMLDivElement,
  canvas: RefObject<HTMLDivElement | null>,
  view: StageStores['view'],
): () => void {
  canvas.current = element;
  const stopMoving = moveWithStage(element);
  const stopZooming = view.subscribe(() => {
    const { x, y, scale } = view.get();
    element.style.transform = scale === 1 ? '' : `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  });
  return () => {
    stopMoving();
    stopZooming();
  };
}

/** The layer that is meant there: the upper one, but of those below the frame of the selected one. */
function layerAt({ target, clientX, clientY }: MouseEvent, selectedId: string | null): string | null {
  const hit = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-layer]') : null;
  if (hit?.tagName === 'BUTTON') return hit.dataset.layer ?? null;
  const ids = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => (element instanceof HTMLElement ? element.dataset.layer : undefined));
  return ids.find((id) => id !== undefined && id !== selectedId) ?? hit?.dataset.layer ?? null;
}

function PrintAreaFrame({ area }: { area: ReturnType<typeof readPrintArea> }) {
  const height = (area.height / area.width) * area.widthMm;
  const size = [area.widthMm, height].map((mm) => (mm / 10).toFixed(0)).join(' × ');
  return (
    <div
      className={styles.area}
      style={{
        insetInlineStart: `${area.x / 10}%`,
        insetBlockStart: `${area.y / 10}%`,
        inlineSize: `${area.width / 10}%`,
        blockSize: `${area.height / 10}%`,
      }}
      aria-hidden="true"
    >
      <span className={styles.areaSize}>{`${size} cm`}</span>
    </div>
  );
}

function ViewControls({ stores: { view } }: { stores: StageStores }) {
  const { t } = useLingui();
  // Not `scale` itself, which changes with each frame of a pinch.
  const canZoomIn = useSyncExternalStore(
    view.subscribe,
    () => view.get().scale < 3,
    () => true,
  );
  const canZoomOut = useSyncExternalStore(
    view.subscribe,
    () => view.get().scale > 1,
    () => false,
  );
  const zoomBy = (step: number) => {
    const scale = Math.min(3, view.get().scale + step);
    view.set(scale <= 1 ? wholeStage : { ...view.get(), scale });
  };
  return (
    <div className={styles.view} data-view>
      <IconButton label={t`Zoom in`} disabled={!canZoomIn} onClick={() => zoomBy(0.5)}>
        <Icon of={Plus} size={20} />
      </IconButton>
      {canZoomOut && (
        <IconButton label={t`Zoom out`} onClick={() => zoomBy(-0.5)}>
          <Icon of={Minus} size={20} />
        </IconButton>
      )}
    </div>
  );
}
