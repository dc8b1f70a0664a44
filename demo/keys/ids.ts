import { stableId } from './stable-id.ts';

const oneKey = (kind: string) => (key: string) => stableId(kind, key);

export const memberId = oneKey('user');
export const brandId = oneKey('brand');
export const artistId = oneKey('artist');
export const graphicId = oneKey('graphic');
export const categoryId = oneKey('category');
export const productId = oneKey('product');
export const customId = oneKey('product_custom');
export const planId = oneKey('plan');
export const eventId = oneKey('event');
export const influencerId = oneKey('influencer');
export const blockId = oneKey('main_page');
export const homeTemplateId = oneKey('home_template');
export const reviewId = oneKey('review');

export const optionId = (product: string, color: string): string =>
  stableId('product_option', `${product}/${color}`);

export const mockupGroupId = (product: string, side: string): string =>
  stableId('mockup_group', `${product}/${side}`);
