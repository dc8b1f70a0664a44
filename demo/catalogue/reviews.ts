import { Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';
import { reference } from './references.ts';
import { byProduct, days, read, words } from './schemas.ts';

/** A review stays in the language it was written in. */
const review = exactly({
  by: reference('reviewer'),
  score: Type.Integer({ minimum: 1, maximum: 5 }),
  daysAgo: days,
  content: words,
  /** The customs that its photos show. */
  photos: Type.Optional(Type.Array(reference('custom'), { minItems: 1 })),
  isBest: Type.Optional(Type.Literal(true)),
});

export const demoReviews = withProduct(read('reviews', byProduct(review)));

export type DemoReview = (typeof demoReviews)[number];

/** A member reviews a product once, so both together name the review. */
export const reviewKey = ({ product, by }: Pick<DemoReview, 'product' | 'by'>): string => `${product}/${by}`;

const inquiry = exactly({
  by: reference('member'),
  type: Type.Enum(['SIZE', 'STOCK', 'DELIVERY', 'CUSTOM', 'ETC']),
  daysAgo: days,
  content: words,
  isSecret: Type.Optional(Type.Literal(true)),
  /** Not answered yet without it. */
  answer: Type.Optional(words),
});

/** Inquiries about products. */
export const productInquiries = withProduct(read('product-inquiries', byProduct(inquiry)));

function withProduct<Entry extends object>(lists: Readonly<Record<string, readonly Entry[]>>) {
  return Object.entries(lists).flatMap(([product, entries]) =>
    entries.map((entry) => ({ ...entry, product })),
  );
}
