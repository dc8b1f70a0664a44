import { Type } from 'typebox';
import { demoArtists } from '../graphics/artists.ts';
import {
  blockId,
  brandId,
  customId,
  eventId,
  homeTemplateId,
  influencerId,
  planId,
  productId,
} from '../keys/ids.ts';
import { customOf } from './customs.ts';
import { isKey } from './references.ts';

/** Addresses of the storefront, by the keys of what they show. */
const addresses = {
  product: (key: string) => `/product/${productId(key)}`,
  custom: (key: string) => `/product/${productId(customOf(key).product)}?product_custom_id=${customId(key)}`,
  artist: (key: string) => `/artist/${demoArtists.find((artist) => artist.key === key)?.path_name}`,
  brand: (key: string) => `/brand/${brandId(key)}`,
  plan: (key: string) => `/plan/${planId(key)}`,
  event: (key: string) => `/event/${eventId(key)}`,
  banner: (key: string) => `/banner/${homeTemplateId(key)}`,
  influencer: (key: string) => `/influencer/${influencerId(key)}`,
  /** All items of a block of the main page. */
  block: (key: string) => `/maindetail?main_id=${blockId(key)}`,
  category: (key: string) => `/product?category=${key}`,
} as const;

/** A screen by its address (`/review/list`), or an entry by its kind and key (`custom:hoodie-tiger`). */
export const link = Type.Refine(
  Type.String(),
  (target) => target.startsWith('/') || partsOf(target) !== null,
  (target) => `leads to ${target}, which is neither an address nor an entry of the demo shop`,
);

/** @returns null where nothing is linked */
export function addressOf(target: string | undefined): string | null {
  if (target === undefined) return null;
  const parts = partsOf(target);
  return parts ? addresses[parts.kind](parts.key) : target;
}

function partsOf(target: string): { kind: keyof typeof addresses; key: string } | null {
  const [kind = '', key = ''] = target.split(':');
  return isLinked(kind) && isKey(kind, key) ? { kind, key } : null;
}

const isLinked = (kind: string): kind is keyof typeof addresses => Object.hasOwn(addresses, kind);
