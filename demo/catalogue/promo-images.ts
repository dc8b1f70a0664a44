import { type Static, Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';
import { type Palette, palettes } from '../scenes/palettes.ts';
import { reference } from './references.ts';
import { read } from './schemas.ts';

const layout = Type.Enum(['wide', 'popup', 'both-sides', 'tile', 'round', 'icon']);

const shownBy = (name: Static<typeof layout>) => (name === 'icon' ? 'stickers' : 'customs');

/** The content of a promotional image, the main custom or sticker first. */
const promoImage = Type.Refine(
  exactly({
    layout,
    palette: Type.Enum(Object.keys(palettes) as Palette[]),
    customs: Type.Optional(Type.Array(reference('custom'), { minItems: 1 })),
    stickers: Type.Optional(Type.Array(reference('graphic'), { minItems: 1 })),
    /** Mirrors the picture, so that neighbours differ. */
    flip: Type.Optional(Type.Literal(true)),
  }),
  (image) => image[shownBy(image.layout)] !== undefined,
  (image) => `needs ${shownBy(image.layout)}, which the layout ${image.layout} shows`,
);

export type PromoImage = Static<typeof promoImage>;

/** By their file names in /window of the CDN. */
export const promoImages = read('promo-images', Type.Record(Type.String(), promoImage));

/** Behind the names of brands. */
export const covers = read(
  'covers',
  exactly({ brands: Type.Record(Type.String(), promoImage, { propertyNames: reference('brand') }) }),
);

/** Pixels of the layouts whose pictures the main page measures. */
export const promoImageSizes = {
  wide: { width: 1080, height: 608 },
  'both-sides': { width: 1080, height: 1080 },
  tile: { width: 320, height: 320 },
  icon: { width: 320, height: 320 },
} as const;
