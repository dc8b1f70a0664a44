import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useSyncExternalStore } from 'react';
import { MockupStack } from '#src/components/mockup-stack.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { readPrintArea } from '#src/shared/artwork.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { type Layer, layersOf } from './custom-document.ts';
import type { EditorGroup } from './custom-editor-query.ts';
import type { Editor } from './editor.ts';
import type { EditorGraphic } from './editor-graphic.ts';
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
  const attachCanvas = (element: HTMLDivElement) => {
    canvas.current = element;
    return moveCanvas(element, stores.view);
  };
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
        <MockupLayers
          group={group}
          color={color}
          layers={layers}
          selected={selected}
          graphicOf={(layer) => graphics.get(layer.graphicId)}
          method={method}
          stores={stores}
        />
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

type MockupLayersProps = Pick<StageProps, 'group' | 'color' | 'stores'> & {
  layers: readonly Layer[];
  selected: Layer | null;
  graphicOf: (layer: Layer) => EditorGraphic | undefined;
  method: string;
};

/** The mock-up with its graphics, and the selected one once more below it: so it is seen where the mock-up hides it. */
function MockupLayers({ group, color, layers, selected, graphicOf, method, stores }: MockupLayersProps) {
  return (
    <MockupStack
      images={group}
      color={color}
      area={readPrintArea(group)}
      size="l"
      below={
        selected && (
          <LayerImage
            key={`ghost ${selected.id}`}
            layer={selected}
            graphic={graphicOf(selected)}
            method={method}
            stores={stores}
            isSelected
            isGhost
          />
        )
      }
    >
      {layers.map((layer) => (
        <LayerImage
          key={layer.id}
          layer={layer}
          graphic={graphicOf(layer)}
          method={method}
          stores={stores}
          isSelected={layer === selected}
        />
      ))}
    </MockupStack>
  );
}

/** The handlers of pointers and keys the layers. */
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
function moveCanvas(canvas: HTMLElement, view: StageStores['view']): () => void {
  const stopMoving = moveWithStage(canvas);
  const stopZooming = view.subscribe(() => {
    const { x, y, scale } = view.get();
    canvas.style.transform = scale === 1 ? '' : `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
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
