import type { Palette } from '../../scenes/palettes.ts';

/** The content of a promotional image; customs and stickers by their keys, the main one first. */
export type PromoImage = { readonly palette: Palette } & (
  | {
      readonly layout: 'hero' | 'wide' | 'popup';
      readonly customs: readonly string[];
      readonly stickers?: readonly string[];
      /** Mirrors the picture, so that neighbours differ. */
      readonly flip?: true;
    }
  | { readonly layout: 'portrait'; readonly custom: string; readonly sticker?: string; readonly flip?: true }
  | { readonly layout: 'both-sides' | 'tile' | 'round'; readonly custom: string }
  | { readonly layout: 'icon'; readonly graphic: string }
  | { readonly layout: 'row'; readonly stickers: readonly string[] }
);

/** Pixels of the layouts whose pictures the main page measures. */
export const promoImageSizes = {
  hero: { width: 1080, height: 1350 },
  wide: { width: 1080, height: 608 },
  portrait: { width: 900, height: 1125 },
  'both-sides': { width: 1080, height: 1080 },
  tile: { width: 320, height: 320 },
  icon: { width: 320, height: 320 },
} as const;
