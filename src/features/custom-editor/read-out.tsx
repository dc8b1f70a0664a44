import { useLingui } from '@lingui/react';
import type { PrintArea } from '#src/shared/artwork.ts';
import type { Layer } from './custom-document.ts';
import type { EditorGraphic } from './editor-graphic.ts';
import { placeText, readOutText, sizeText } from './layer-texts.ts';
import { type StageStores, useLiveLayer } from './live-layer.ts';
import styles from './stage.module.css';

type ReadOutProps = {
  layer: Layer;
  graphic: EditorGraphic | undefined;
  isAvailable: boolean;
  area: PrintArea;
  stores: StageStores;
};

/** Size, sharpness and price of the selected layer, also while it is moved; spoken when it is not. */
export function ReadOut({ layer, graphic, isAvailable, area, stores }: ReadOutProps) {
  const { i18n } = useLingui();
  const box = useLiveLayer(stores, layer.id)?.box ?? layer;
  return (
    <>
      <p className={styles.readOut} aria-hidden="true">
        {readOutText(i18n, { box, area, graphic, isAvailable })}
      </p>
      <p className="visually-hidden" role="status">
        {`${sizeText({ box: layer, area })}, ${placeText(i18n, { box: layer, area })}`}
      </p>
    </>
  );
}
