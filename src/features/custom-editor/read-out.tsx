import { useLingui } from '@lingui/react';
import { type PrintArea, sizeInCm, sizeInMm } from '#src/shared/artwork.ts';
import type { Layer } from './custom-document.ts';
import type { EditorGraphic } from './editor-graphic.ts';
import { placeText, readOutText } from './layer-texts.ts';
import { type StageStores, useLiveLayer } from './live-layer.ts';
import { MethodWarnings } from './method-warnings.tsx';
import styles from './stage.module.css';

type ReadOutProps = {
  layer: Layer;
  graphic: EditorGraphic | undefined;
  isAvailable: boolean;
  method: string;
  area: PrintArea;
  stores: StageStores;
};

/** Size, sharpness and price of the selected layer, also while it is moved; spoken when it is not. */
export function ReadOut(props: ReadOutProps) {
  const { layer, isAvailable, method, area } = props;
  const { i18n } = useLingui();
  return (
    <>
      <div className={styles.readOut}>
        <LiveText {...props} />
        {isAvailable && (
          <MethodWarnings graphicId={layer.graphicId} method={method} widthMm={sizeInMm(layer, area).width} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {`${sizeInCm(layer, area)}, ${placeText(i18n, { box: layer, area })}`}
      </p>
    </>
  );
}

/** The only text that is rendered during a gesture. */
function LiveText({ layer, graphic, isAvailable, area, stores }: ReadOutProps) {
  const { i18n } = useLingui();
  const text = useLiveLayer(stores, layer.id, (gesture) =>
    readOutText(i18n, { box: gesture?.box ?? layer, area, graphic, isAvailable }),
  );
  return <p aria-hidden="true">{text}</p>;
}
