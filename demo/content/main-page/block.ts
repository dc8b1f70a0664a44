import type { Text } from '../text.ts';

export type Item = {
  readonly type: 'PRODUCT' | 'PRODUCT_CUSTOM' | 'BRAND' | 'ARTIST' | 'GRAPHIC' | 'PLAN' | 'REVIEW';
  /** The key of what it shows. */
  readonly key: string;
};

/** A chip on a banner in an operator's colors, which may well be hard to read: the storefront sees to that. */
type Label = { readonly text: Text; readonly background: string; readonly color: string };

/** A picture that leads somewhere; in a TAG block, a group of items under a chip. */
export type Thumbnail = {
  /** A picture below /window; a TAG group has none. */
  readonly picture?: { readonly key: string; readonly width: number; readonly height: number };
  /** Instead of a picture: a graphic without a ground, for the strip of a LINE. */
  readonly icon?: string;
  readonly url?: string;
  readonly title?: Text;
  readonly content?: Text;
  readonly labels?: readonly Label[];
  readonly items?: readonly Item[];
};

type Kind =
  | { readonly type: 'BANNER'; readonly subType: 'PRODUCT' | 'GRAPHIC' | 'IMAGE' }
  | { readonly type: 'LINE' | 'NAVIGATION' | 'TAG'; readonly subType: null }
  | { readonly type: 'ITEM'; readonly subType: 'PRODUCT_CUSTOM_TEMPLATE' | 'PRODUCT' | 'ARTIST' | 'REVIEW' }
  | { readonly type: 'THUMBNAIL'; readonly subType: 'PRODUCT' | 'CUSTOM' | 'CUSTOM2' };

export type Block = Kind & {
  readonly key: string;
  readonly title?: Text;
  readonly subTitle?: Text;
  readonly button?: { readonly text: Text; readonly url: string };
  /** CSS declarations of the title of a LINE. */
  readonly titleStyle?: string;
  readonly thumbnails?: readonly Thumbnail[];
  readonly items?: readonly Item[];
  /** Numbers the items from 1: a ranking. */
  readonly isRanking?: true;
};

const itemsOf =
  (type: Item['type']) =>
  (...keys: readonly string[]): Item[] =>
    keys.map((key) => ({ type, key }));

export const products = itemsOf('PRODUCT');
export const customs = itemsOf('PRODUCT_CUSTOM');
export const artists = itemsOf('ARTIST');
export const graphics = itemsOf('GRAPHIC');
export const reviews = itemsOf('REVIEW');
