import { placeOf } from '#src/components/product/mockup-stack.tsx';
import type { Box } from '#src/shared/artwork.ts';
import type { Layer } from './custom-document.ts';
import { type LiveLayer, liveRef, type StageStores, transformTo, useLiveLayer } from './live-layer.ts';
import styles from './stage.module.css';

const corners = ['-1 -1', '1 -1', '-1 1', '1 1'] as const;

/** Around the selected layer: it is dragged by its inside and resized by its corners. Keys and buttons do the same. */
export function SelectionFrame({ layer, stores }: { layer: Layer; stores: StageStores }) {
  const write = (element: HTMLElement, box: Box | null) => {
    element.style.transform = box ? transformTo(layer, box) : '';
    // The line and the handles keep their size.
    element.style.setProperty('--scale', String((box?.width ?? layer.width) / layer.width));
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
  return useLiveLayer(stores, layerId, guidesOf).map(({ axis, at }) => (
    <span
      key={axis}
      className={styles.guide}
      data-axis={axis}
      style={{ transform: `translate${axis.toUpperCase()}(${at / 10}%)` }}
    />
  ));
}

const noGuides: LiveLayer['guides'] = [];
const guidesOf = (gesture: LiveLayer | null) => gesture?.guides ?? noGuides;
