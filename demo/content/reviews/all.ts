import { capReviews } from './cap.ts';
import { cushionReviews } from './cushion.ts';
import type { DemoReview } from './demo-review.ts';
import { deskGoodsReviews } from './desk-goods.ts';
import { hoodieReviews } from './hoodie.ts';
import { livingReviews } from './living.ts';
import { moreClothesReviews } from './more-clothes.ts';
import { mugReviews } from './mug.ts';
import { paperGoodsReviews } from './paper-goods.ts';
import { phoneCaseReviews } from './phone-case.ts';
import { sweatshirtReviews } from './sweatshirt.ts';
import { teeReviews } from './tee.ts';
import { toteReviews } from './tote.ts';

export const demoReviews: readonly DemoReview[] = [
  ...teeReviews,
  ...hoodieReviews,
  ...sweatshirtReviews,
  ...capReviews,
  ...toteReviews,
  ...cushionReviews,
  ...mugReviews,
  ...phoneCaseReviews,
  ...paperGoodsReviews,
  ...moreClothesReviews,
  ...livingReviews,
  ...deskGoodsReviews,
];

/** A member reviews a product once, so both together name the review. */
export const reviewKey = ({ product, by }: Pick<DemoReview, 'product' | 'by'>): string => `${product}/${by}`;
