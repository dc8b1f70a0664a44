import { colorOf, mockupOf } from '../catalogue/mockup-of.ts';
import {
  type CustomProduct,
  type DemoProduct,
  demoProducts,
  isCustomProduct,
  optionsOf,
  productTexts,
} from '../catalogue/products.ts';
import { mockupGroupId, optionId, productId } from '../keys/ids.ts';
import { demoPaths } from '../keys/paths.ts';
import { stableId } from '../keys/stable-id.ts';
import type { Row, TableRows } from './rows.ts';

/** The text for each kind of picture, after the name of the product. */
const shows = productTexts.pictures;

type Kind = keyof typeof shows;
type Picture = {
  readonly kind: Kind;
  readonly src: string;
  /** The color and the printable side that it shows; none where it goes with all of them. */
  readonly color?: string;
  readonly side?: string;
};

/** The pictures of the products' pages, in the order in which they are looked at. */
export const productImageRows = (): TableRows[] => [
  {
    table: 'product_image',
    rows: demoProducts.flatMap((product) =>
      picturesOf(product).map((picture, position) => imageRow(product, picture, position)),
    ),
  },
];

function picturesOf(product: DemoProduct): Picture[] {
  const others = (['IN_USE', 'CLOSE_UP', 'DETAIL', 'SIZE'] as const).map((kind) => ({
    kind,
    src: demoPaths.gallery(product.key, kind),
  }));
  if (isCustomProduct(product)) return [...sidesOf(product), ...others];
  return [
    { kind: 'FRONT', src: demoPaths.product(product.key) },
    { kind: 'BACK', src: demoPaths.gallery(product.key, 'BACK') },
    ...others,
  ];
}

/** Every side in every color; what nothing is printed on is shown once. */
function sidesOf(product: CustomProduct): Picture[] {
  const { key, face } = product;
  const { sides, plainBack } = mockupOf(key);
  const printed = sides.flatMap((side) =>
    optionsOf(product).map(
      (color): Picture => ({
        kind: side.key === 'front' ? 'FRONT' : 'BACK',
        src: demoPaths.mockup(key, side.key, color.key),
        color: color.key,
        side: side.key,
      }),
    ),
  );
  return plainBack ? [...printed, { kind: 'BACK', src: demoPaths.mockup(key, 'back', face) }] : printed;
}

function imageRow(product: DemoProduct, { kind, src, color, side }: Picture, position: number): Row {
  const { key, name } = product;
  const words = shows[kind];
  const inColor = color === undefined ? null : colorOf(key, color);
  return {
    id: stableId('product_image', src),
    product_id: productId(key),
    option_id: inColor && optionId(key, inColor.key),
    mockup_group_id: side === undefined ? null : mockupGroupId(key, side),
    kind,
    src,
    width: 1000,
    height: 1000,
    alt_ko: inColor ? `${name.ko} ${inColor.name_ko}, ${words.ko}` : `${name.ko}, ${words.ko}`,
    alt_en: inColor ? `${name.en} in ${inColor.name_en}, ${words.en}` : `${name.en}, ${words.en}`,
    position,
  };
}
