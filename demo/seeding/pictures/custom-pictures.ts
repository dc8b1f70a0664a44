import type { MockupOptions } from '#server/images/mockup-renderer.ts';
import { allCustoms, type DemoCustom, decoratedSides, layersOf } from '../../catalogue/customs.ts';
import { colorOf, sideOf } from '../../catalogue/mockup-of.ts';
import { demoPaths } from '../../keys/paths.ts';
import type { DemoSide } from '../../mockups/demo-mockup.ts';
import { type DemoPicture, type DrawingContext, mockupSide, printMockup } from './drawing-context.ts';

export const customPictures = (): DemoPicture[] =>
  allCustoms.flatMap((custom) =>
    decoratedSides(custom).map((side) => ({
      path: demoPaths.custom(custom.key, side),
      product: custom.product,
      make: (context) => printMockup(context, customOrder(context, custom, side)),
    })),
  );

/** The order for the mock-up renderer to render one side of a custom. */
export function customOrder(
  context: DrawingContext,
  custom: DemoCustom,
  side: DemoSide['key'],
): MockupOptions {
  return {
    side: mockupSide(sideOf(custom.product, side)),
    color: colorOf(custom.product, custom.color).hex,
    layers: layersOf(custom, side),
    graphics: context.graphics,
    size: context.pixels(1000),
  };
}
