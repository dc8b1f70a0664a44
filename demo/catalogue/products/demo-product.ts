import type { CategoryKey } from '../../content/categories.ts';
import type { Text } from '../../content/text.ts';
import type { Offer } from '../offers.ts';

export type Method = 'EMBROIDERY' | 'PRINTING' | 'TRANSFER';

type Goods = {
  readonly key: string;
  readonly code: string;
  readonly brand: string;
  readonly category: CategoryKey;
  readonly name: Text;
  readonly description: Text;
  readonly offer: Offer;
  readonly badges: readonly ('new' | 'sale' | 'best')[];
  readonly daysOld: number;
  readonly soldOut?: true;
};

/** A product that shoppers decorate; its key names the mock-up it is drawn with. */
export type CustomProduct = Goods & {
  /** The color its picture shows and its options begin with. */
  readonly face: string;
  readonly sizes: readonly string[];
  readonly methods: readonly Method[];
  /** The price of decorating a side, whole KRW. */
  readonly sidePrices: { readonly front: number; readonly back?: number };
  /** "color/size/method" of the variants that are gone while others are left. */
  readonly soldOutVariants?: readonly string[];
};

/** A product that is sold as it is: paper goods printed with an artist's graphics. */
export type GeneralProduct = Goods & {
  readonly paper: 'stickers' | 'postcards' | 'tapes' | 'memo-pads';
  readonly graphics: readonly string[];
  /** `#rrggbb` of the ground of its picture. */
  readonly ground: string;
};

export type DemoProduct = CustomProduct | GeneralProduct;
