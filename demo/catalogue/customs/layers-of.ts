import type { MockupLayer } from '#server/images/render-artwork.ts';
import type { DemoSide } from '../../mockups/demo-mockup.ts';
import { graphicOf } from '../graphic-of.ts';
import { sideOf } from '../mockup-of.ts';
import type { DemoCustom, Placement } from './demo-custom.ts';

/** The layers of one side in mock-up units, lowest first; none when the side is left plain. */
export function layersOf(custom: DemoCustom, side: DemoSide['key']): MockupLayer[] {
  return (custom.sides[side] ?? []).map((placement) => layerOf(placement, sideOf(custom.product, side)));
}

function layerOf({ graphic, x, y, width: share }: Placement, { area }: DemoSide): MockupLayer {
  const { width: ownWidth, height: ownHeight } = graphicOf(graphic);
  const width = hundredths(area.width * share);
  const height = hundredths((width * ownHeight) / ownWidth);
  return {
    graphic,
    x: hundredths(area.x + area.width * x - width / 2),
    y: hundredths(area.y + area.height * y - height / 2),
    width,
    height,
  };
}

/** As exact as the columns of `custom_layer`. */
const hundredths = (units: number): number => Math.round(units * 100) / 100;
