import { type Static, Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';
import { link } from './links.ts';
import { photoSizes, photos } from './photos.ts';
import { promoImageSizes, promoImages } from './promo-images.ts';
import { type Kind, reference } from './references.ts';
import { color, list, read, text, words } from './schemas.ts';

const keys = (kind: Kind) => Type.Optional(Type.Array(reference(kind), { minItems: 1 }));

/** Keys of what a block shows, by their kinds. */
const itemLists = exactly({
  products: keys('product'),
  customs: keys('custom'),
  brands: keys('brand'),
  artists: keys('artist'),
  graphics: keys('graphic'),
  plans: keys('plan'),
  reviews: keys('review'),
});

const itemTypes = {
  products: 'PRODUCT',
  customs: 'PRODUCT_CUSTOM',
  brands: 'BRAND',
  artists: 'ARTIST',
  graphics: 'GRAPHIC',
  plans: 'PLAN',
  reviews: 'REVIEW',
} as const satisfies Record<keyof Static<typeof itemLists>, string>;

/** A picture that leads somewhere; in a TAG block, a group of items under a chip. */
const thumbnail = exactly({
  /** A TAG group has none. */
  picture: Type.Optional(
    Type.Refine(
      reference('picture'),
      (key) => sizeOf(key) !== undefined,
      (key) => `is ${key}, whose layout is none of the main page`,
    ),
  ),
  /** Instead of a picture: a graphic without a ground, for the strip of a LINE. */
  icon: Type.Optional(reference('graphic')),
  link: Type.Optional(link),
  title: Type.Optional(text),
  content: Type.Optional(text),
  /** Chips on a banner in an operator's colors, which may well be hard to read: the storefront sees to that. */
  labels: Type.Optional(Type.Array(exactly({ text, background: color, color }))),
  items: Type.Optional(itemLists),
});

const subTypes = {
  BANNER: ['PRODUCT', 'GRAPHIC', 'IMAGE'],
  LINE: [],
  NAVIGATION: [],
  TAG: [],
  ITEM: ['PRODUCT_CUSTOM_TEMPLATE', 'PRODUCT', 'ARTIST', 'REVIEW'],
  THUMBNAIL: ['PRODUCT', 'CUSTOM', 'CUSTOM2'],
} as const satisfies Record<string, readonly string[]>;

/** One story in fifteen blocks, every type and sub type at least once. */
export const mainPage = read(
  'main-page',
  list(
    {
      type: Type.Enum(Object.keys(subTypes) as (keyof typeof subTypes)[]),
      subType: Type.Optional(words),
      title: Type.Optional(text),
      subTitle: Type.Optional(text),
      /** CSS declarations of the title of a LINE. */
      titleStyle: Type.Optional(words),
      button: Type.Optional(exactly({ text, link })),
      /** Numbers the items from 1: a ranking. */
      isRanking: Type.Optional(Type.Literal(true)),
      items: Type.Optional(itemLists),
      thumbnails: Type.Optional(Type.Array(thumbnail)),
    },
    ({ type, subType }) => {
      const names: readonly string[] = subTypes[type];
      const fits = subType === undefined ? names.length === 0 : names.includes(subType);
      return fits ? null : `needs a subType of ${type}: ${names.join(', ') || 'none'}`;
    },
  ),
);

export type Block = (typeof mainPage)[number];
export type Thumbnail = Static<typeof thumbnail>;
export type Item = { readonly type: (typeof itemTypes)[keyof typeof itemTypes]; readonly key: string };

export const listItems = (items: Static<typeof itemLists> = {}): Item[] =>
  Object.entries(items).flatMap(([name, keys]) =>
    keys.map((key) => ({ type: itemTypes[name as keyof typeof itemTypes], key })),
  );

/** With its measure, so that nothing moves when it arrives. */
export function sizeOf(picture: string): { readonly width: number; readonly height: number } | undefined {
  const photo = photos.window[picture];
  if (photo) return photoSizes[photo];
  const layout = promoImages[picture]?.layout;
  return layout && layout in promoImageSizes
    ? promoImageSizes[layout as keyof typeof promoImageSizes]
    : undefined;
}
