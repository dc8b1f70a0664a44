import { Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';
import { type Kind, reference } from './references.ts';
import { days, list, read, won, words } from './schemas.ts';

const keys = (kind: Kind) => Type.Array(reference(kind), { uniqueItems: true });

/** The demo shopper's likes and follows, points and addresses. */
export const shopper = read(
  'shopper',
  exactly({
    likes: exactly({
      graphics: keys('graphic'),
      products: keys('product'),
      reviews: keys('review'),
      artists: keys('artist'),
      brands: keys('brand'),
    }),
    /** Points with negative days left have expired. */
    points: list({ amount: won, memo: words, daysAgo: days, daysLeft: days }),
    /** At least one: past orders went to the first. */
    addresses: list({
      label: words,
      recipient: words,
      phone: words,
      zipCode: Type.String({ pattern: '^\\d{5}$' }),
      address: words,
      detailAddress: words,
      isDefault: Type.Boolean(),
    }),
  }),
);

/** The questions that the demo shopper has asked the shop. */
export const shopInquiries = read(
  'shop-inquiries',
  Type.Array(
    exactly({
      type: Type.Enum(['ORDER', 'PAYMENT', 'DELIVERY', 'CLAIM', 'ACCOUNT', 'ETC']),
      daysAgo: days,
      title: words,
      content: words,
      /** Not answered yet without it. */
      answer: Type.Optional(words),
    }),
  ),
);
