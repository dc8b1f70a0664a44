import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { localeText } from '#src/i18n/locale-text.ts';
import {
  type Box,
  centimetres,
  type PrintArea,
  printDpi,
  printedPart,
  printQuality,
  sizeInCm,
  unitsPerMm,
} from '#src/shared/artwork.ts';
import { formatMoney } from '#src/shared/money.ts';
import type { EditorGraphic } from './editor-graphic.ts';

type DescribedLayer = {
  readonly box: Box;
  readonly area: PrintArea;
  /** `undefined`: the shop no longer has it, and it is not known any more. */
  readonly graphic: EditorGraphic | undefined;
  readonly isAvailable: boolean;
};

export function graphicName(i18n: I18n, graphic: EditorGraphic | undefined): string {
  if (!graphic) return i18n._(msg`Withdrawn graphic`);
  return localeText(i18n.locale === 'en' ? 'en' : 'ko', graphic.name_ko, graphic.name_en);
}

/** `8.4 × 8.4 cm · 선명해요 · 210 dpi · +3,500원`: what is to be known while it is moved. */
export function readOutText(i18n: I18n, layer: DescribedLayer): string {
  const { graphic, isAvailable, box, area } = layer;
  if (!graphic || !isAvailable) return i18n._(msg`No longer sold. Please remove it.`);
  const parts = [
    sizeInCm(box, area),
    ...qualityTexts(i18n, layer, graphic),
    `+${formatMoney(graphic.promotion_price)}`,
  ];
  const printed = printedPart(box, area);
  const isCut =
    !printed || printed.width < box.width - cutTolerance || printed.height < box.height - cutTolerance;
  if (isCut) parts.push(i18n._(msg`cut off at the edge`));
  return parts.join(' · ');
}

/** In mock-up units. */
const cutTolerance = 0.5;

/** Vector graphics are sharp in every size, which no number says better. */
function qualityTexts(i18n: I18n, layer: DescribedLayer, graphic: EditorGraphic): string[] {
  const text = qualityText(i18n, layer, graphic);
  if (graphic.extension === 'svg') return [text];
  return [text, `${Math.round(printDpi(layer.box, graphic, layer.area))} dpi`];
}

function qualityText(i18n: I18n, { box, area }: DescribedLayer, graphic: EditorGraphic): string {
  switch (printQuality(box, graphic, area)) {
    case 'sharp':
      return i18n._(msg`sharp`);
    case 'usable':
      return i18n._(msg`a little soft`);
    case 'low':
      return i18n._(msg`blurry, make it smaller`);
  }
}

/** `고양이, 앞면, 8.4 × 8.4 cm`: the name of a layer for screen readers. */
export function layerName(i18n: I18n, layer: DescribedLayer, side: string): string {
  const name = [graphicName(i18n, layer.graphic), side, sizeInCm(layer.box, layer.area)].join(', ');
  return layer.isAvailable && layer.graphic ? name : `${name}, ${i18n._(msg`no longer sold`)}`;
}

/** Where it lies, for those who do not see it. */
export function placeText(i18n: I18n, { box, area }: Pick<DescribedLayer, 'box' | 'area'>): string {
  const scale = unitsPerMm(area);
  const left = centimetres((box.x - area.x) / scale);
  const top = centimetres((box.y - area.y) / scale);
  return i18n._(msg`${left} cm from the left, ${top} cm from the top`);
}
