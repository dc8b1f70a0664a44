import { globSync } from 'node:fs';

/**
 * Features of the member area and of what leads to an order. Their styles are in a sheet of their own, which no first visit
 * of a public page loads. A route that imports one of them states `styles: 'member'`, see tests/architecture/styles.test.ts.
 */
export const memberFeatures = [
  'addresses',
  'artist-studio',
  'brand-orders',
  'cart',
  'checkout',
  'claims',
  'coupons',
  'custom-editor',
  'find-password',
  'follows',
  'graphic-submission',
  'inquiry',
  'likes',
  'mypage',
  'orders',
  'points',
  'product-inquiry',
  'profile',
  'review-writing',
  'saved-customs',
  'sign-up',
  'wallet',
  'withdrawal',
];

/** Styles in `src/components` that only these features use. */
export const memberComponents = [
  'form/address-search',
  'form/field-row',
  'form/radio',
  'order/amount-list',
  'order/bottom-bar',
  'order/destination-address',
  'order/item-line',
  'order/line-check-box',
  'order/order-line',
  'order/order-section',
  'order/receipt-link',
  'order/refund-account-fields',
  'photo/photo-tiles',
  'photo/private-photo',
];

/** Of a feature that is also on public pages: what only a member's screen of it uses. */
export const memberScreens = ['push/push-inbox', 'push/push-settings'];

export const memberStyleModules = [
  ...memberFeatures.flatMap((feature) => globSync(`src/features/${feature}/*.module.css`)),
  ...memberScreens.map((screen) => `src/features/${screen}.module.css`),
  ...memberComponents.map((component) => `src/components/${component}.module.css`),
];
