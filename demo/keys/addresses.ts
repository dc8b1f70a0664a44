import { customOf } from '../catalogue/customs/all.ts';
import { graphicOf } from '../catalogue/graphic-of.ts';
import type { CategoryKey, RootCategoryKey } from '../content/categories.ts';
import { demoArtists } from '../graphics/artists.ts';
import {
  blockId,
  brandId,
  customId,
  eventId,
  graphicId,
  homeTemplateId,
  influencerId,
  planId,
  productId,
} from './ids.ts';

const pathName = (artist: string): string =>
  demoArtists.find(({ key }) => key === artist)?.path_name ?? artist;

/** Addresses of the storefront, by the keys of what they show. */
export const addresses = {
  product: (key: string) => `/product/${productId(key)}`,
  custom: (key: string) => `/product/${productId(customOf(key).product)}?product_custom_id=${customId(key)}`,
  graphic: (key: string) => `/artist/${pathName(graphicOf(key).artist)}/graphic/${graphicId(key)}`,
  artist: (key: string) => `/artist/${pathName(key)}`,
  brand: (key: string) => `/brand/${brandId(key)}`,
  plan: (key: string) => `/plan/${planId(key)}`,
  event: (key: string) => `/event/${eventId(key)}`,
  banner: (key: string) => `/banner/${homeTemplateId(key)}`,
  influencer: (key: string) => `/influencer/${influencerId(key)}`,
  /** All items of a block of the main page. */
  block: (key: string) => `/maindetail?main_id=${blockId(key)}`,
  category: (key: CategoryKey | RootCategoryKey) => `/product?category=${key}`,
} as const;
