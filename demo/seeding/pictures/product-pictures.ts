import { readFile } from 'node:fs/promises';
import { colorOf, mockupOf } from '../../catalogue/mockup-of.ts';
import { type CustomProduct, customProducts } from '../../catalogue/products.ts';
import { demoPaths } from '../../keys/paths.ts';
import type { DemoColor, DemoSide } from '../../mockups/demo-mockup.ts';
import { type DemoPicture, type DrawingContext, mockupSide, printMockup } from './drawing-context.ts';

/** Every product plain, in every color and from both sides, and the parts the editor puts together itself. */
export const productPictures = (): DemoPicture[] => [
  ...customProducts.flatMap(({ key }) => mockupOf(key).sides.flatMap((side) => blankPictures(key, side))),
  ...customProducts.flatMap(plainBackPicture),
  ...customProducts.flatMap(({ key }) => mockupOf(key).sides.flatMap((side) => partPictures(key, side))),
];

/** The back of what is printed on the front only, in the color of its face. */
function plainBackPicture({ key, face }: CustomProduct): DemoPicture[] {
  const back = mockupOf(key).plainBack;
  if (!back) return [];
  const color = colorOf(key, face);
  return [
    {
      path: demoPaths.mockup(key, 'back', face),
      product: key,
      make: (context) => blank(context, back.side, { ...color, hex: back.hex ?? color.hex }),
    },
  ];
}

function blankPictures(product: string, side: DemoSide): DemoPicture[] {
  return mockupOf(product).colors.map((color) => ({
    path: demoPaths.mockup(product, side.key, color.key),
    product,
    make: (context) => blank(context, side, color),
  }));
}

const blank = (context: DrawingContext, side: DemoSide, color: DemoColor): Promise<Buffer> =>
  printMockup(context, {
    side: mockupSide(side),
    color: color.hex,
    layers: [],
    graphics: context.graphics,
    size: context.pixels(1000),
  });

function partPictures(product: string, side: DemoSide): DemoPicture[] {
  const files = mockupSide(side);
  return (['mask', 'overlay', 'foreground', 'uv'] as const).flatMap((part) => {
    const [place, file] = [side[part], files[part]];
    return place && file ? [{ path: demoPaths.mockupPart(place), product, make: () => readFile(file) }] : [];
  });
}
