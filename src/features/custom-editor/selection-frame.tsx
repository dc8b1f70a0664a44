import { placeOf } from '#src/components/mockup-stack.tsx';
import type { Box } from '#src/shared/artwork.ts';
import type { Layer } from './custom-document.ts';
import { liveRef, type StageStores, useLiveLayer } from './live-layer.ts';
import styles from './stage.module.css';

const corners = ['-1 -1', '1 -1', '-1 1', '1 1'] as const;

/** Around the selected layer: it is dragged by its inside and resized by its corners. Keys and buttons do the same. */
export function SelectionFrame({ layer, stores }: { layer: Layer; stores: StageStores }) {
  const write = (element: HTMLElement, box: Box | null) => {
    Object.assign(element.style, placeOf(box ?? layer));
  };
  return (
    <div
      ref={liveRef<HTMLDivElement>(stores, layer.id, write)}
      className={styles.frame}
      data-layer={layer.id}
      style={placeOf(layer)}
      aria-hidden="true"
    >
      {corners.map((corner) => (
        <span key={corner} className={styles.handle} data-layer={layer.id} data-corner={corner} />
      ))}
    </div>
  );
}

/** The lines that the layer has snapped to. */
export function Guides({ layerId, stores }: { layerId: string | null; stores: StageStores }) {
  const guides = useLiveLayer(stores, layerId)?.guides ?? [];
  return guides.map(({ axis, at }) => (
    <span
      key={axis}
      className={styles.guide}
      data-axis={axis}
      style={axis === 'x' ? { insetInlineStart: `${at / 10}%` } : { insetBlockStart: `${at / 10}%` }}
    />
  ));
}
