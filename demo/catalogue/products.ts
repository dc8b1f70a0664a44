import { Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';
import type { DemoColor } from '../mockups/demo-mockup.ts';
import { demoMockups } from '../mockups/products.ts';
import { colorOf, mockupOf } from './mockup-of.ts';
import { offerFields } from './offers.ts';
import { reference } from './references.ts';
import { color, days, list, read, text, won, words } from './schemas.ts';

export const method = Type.Enum(['EMBROIDERY', 'PRINTING', 'TRANSFER']);

const measure = Type.Enum([
  'LENGTH',
  'SHOULDER',
  'CHEST',
  'SLEEVE',
  'WIDTH',
  'HEIGHT',
  'DEPTH',
  'STRAP',
  'CIRCUMFERENCE',
  'BRIM',
  'DIAMETER',
  'PRINT_WIDTH',
]);

/** Centimetres by size, in the order of the measures. */
const sizeChart = Type.Refine(
  exactly({ measures: Type.Array(measure), sizes: Type.Record(Type.String(), Type.Array(Type.Number())) }),
  ({ measures, sizes }) => Object.values(sizes).every(({ length }) => length === measures.length),
  () => 'needs a number for every measure of every size',
);

const goodsFields = {
  code: words,
  brand: reference('brand'),
  category: reference('category'),
  name: text,
  description: text,
  price: won,
  ...offerFields,
  badges: Type.Array(Type.Enum(['new', 'sale', 'best'])),
  daysOld: days,
  soldOut: Type.Optional(Type.Literal(true)),
  sizeChart,
  /** Business days until it is handed to the carrier. */
  productionDays: Type.Integer({ minimum: 1 }),
  /** The kind of goods, which care depends on. */
  goods: reference('goods'),
  material: text,
  cloth: Type.Optional(
    exactly({
      thickness: Type.Enum(['THIN', 'MEDIUM', 'THICK']),
      seeThrough: Type.Enum(['NONE', 'SLIGHT', 'SHEER']),
      stretch: Type.Enum(['NONE', 'SLIGHT', 'STRETCHY']),
    }),
  ),
  components: Type.Optional(text),
} as const;

/** Products that shoppers decorate; their keys name the mock-ups they are drawn with. */
export const customProducts = read(
  'custom-products',
  list(
    {
      ...goodsFields,
      /** The color its picture shows and its options begin with. */
      face: words,
      methods: Type.Array(method),
      /** The price of decorating a side. */
      sidePrices: exactly({ front: won, back: Type.Optional(won) }),
      /** "color/size/method" of the variants that are gone while others are left. */
      soldOutVariants: Type.Optional(Type.Array(words)),
      compatibleWith: Type.Optional(text),
      /** It is compatible with what its sizes name. */
      sizesAreModels: Type.Optional(Type.Literal(true)),
    },
    ({ key, face, methods, sizeChart: { sizes }, soldOutVariants = [] }) => {
      const colors = demoMockups.find((mockup) => mockup.key === key)?.colors.map((each) => each.key);
      if (!colors) return 'has no mock-up of its key';
      if (!colors.includes(face))
        return `has the face ${face}, but its mock-up comes in ${colors.join(', ')}`;
      const variants = colors.flatMap((each) =>
        Object.keys(sizes).flatMap((size) => methods.map((by) => `${each}/${size}/${by}`)),
      );
      const unknown = soldOutVariants.find((variant) => !variants.includes(variant));
      return unknown === undefined ? null : `has no variant ${unknown} that could be sold out`;
    },
  ),
);

/** Products that are sold as they are: paper goods printed with an artist's graphics. */
export const paperGoods = read(
  'paper-goods',
  list({
    ...goodsFields,
    paper: Type.Enum(['stickers', 'postcards', 'tapes', 'memo-pads']),
    graphics: Type.Array(reference('graphic'), { minItems: 1 }),
    /** The ground of its picture. */
    ground: color,
  }),
);

export type CustomProduct = (typeof customProducts)[number];
export type GeneralProduct = (typeof paperGoods)[number];
export type DemoProduct = CustomProduct | GeneralProduct;

export const demoProducts: readonly DemoProduct[] = [...customProducts, ...paperGoods];

export const isCustomProduct = (product: DemoProduct): product is CustomProduct => 'methods' in product;

export const sizesOf = ({ sizeChart: { sizes } }: DemoProduct): readonly string[] => Object.keys(sizes);

/** How to care for a kind of goods. */
export const careOf = read('care', Type.Record(Type.String(), text));

/** Texts of the pages of all products: the notice by law (`{sizes}` and `{brand}` are filled in), and what pictures show. */
export const productTexts = read(
  'product-texts',
  exactly({
    notice: exactly({
      sizes: text,
      oneSize: text,
      manufacturer: text,
      country: text,
      madeAt: text,
      warranty: text,
      service: text,
    }),
    pictures: exactly({ FRONT: text, BACK: text, IN_USE: text, CLOSE_UP: text, DETAIL: text, SIZE: text }),
    onlyColor: text,
  }),
);

/** A product that is sold as it is comes in one color. */
const asItIs: DemoColor = {
  key: 'basic',
  name_ko: productTexts.onlyColor.ko,
  name_en: productTexts.onlyColor.en,
  hex: '#ffffff',
};

/** Its colors as shoppers see them: the one on its picture first. */
export function optionsOf(product: DemoProduct): readonly DemoColor[] {
  if (!isCustomProduct(product)) return [asItIs];
  const face = colorOf(product.key, product.face);
  return [face, ...mockupOf(product.key).colors.filter((color) => color !== face)];
}
