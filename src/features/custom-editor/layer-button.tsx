import { useLingui } from '@lingui/react';
import { placeOf } from '#src/components/product/mockup-stack.tsx';
import type { PrintArea } from '#src/shared/artwork.ts';
import type { Layer } from './custom-document.ts';
import type { EditorGraphic } from './editor-graphic.ts';
import { layerName } from './layer-texts.ts';
import styles from './stage.module.css';

type LayerButtonProps = {
  layer: Layer;
  graphic: EditorGraphic | undefined;
  isAvailable: boolean;
  isSelected: boolean;
  side: string;
  area: PrintArea;
  onSelect: () => void;
};

/** The control of a layer: for fingers, keys (see `commandOf`) and screen readers. At least 44 pixels wide and high. */
export function LayerButton(props: LayerButtonProps) {
  const { layer, graphic, isAvailable, isSelected, side, area, onSelect } = props;
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      className={styles.button}
      data-layer={layer.id}
      data-unavailable={isAvailable && graphic ? undefined : true}
      style={placeOf(layer)}
      aria-label={layerName(i18n, { box: layer, area, graphic, isAvailable }, side)}
      aria-pressed={isSelected}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - [ ] Delete"
      onFocus={onSelect}
    />
  );
}
