import { Type } from 'typebox';
import { reference } from './references.ts';
import { days, list, read, text, won } from './schemas.ts';

/** One of each kind, for orders, products and graphics. */
export const demoCoupons = read(
  'coupons',
  list(
    {
      name: text,
      type: Type.Enum(['ORDER', 'PRODUCT', 'GRAPHIC']),
      /** Percent off, or KRW off. */
      discountRate: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      discountAmount: Type.Optional(won),
      minOrder: Type.Optional(won),
      maxDiscount: Type.Optional(won),
      maxDiscountPerPiece: Type.Optional(won),
      pieces: Type.Optional(Type.Integer({ minimum: 1 })),
      isCombinable: Type.Optional(Type.Literal(false)),
      /** The brand that it is for. */
      brand: Type.Optional(reference('brand')),
      /** How members get it, `AUTO`: with their sign-up; the demo's shopper has those that an operator gave. */
      issue: Type.Enum(['ADMIN', 'AUTO', 'DOWNLOAD', 'CODE']),
      code: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$' })),
      validDays: days,
      /** When the demo's shopper got it; by default today. */
      issuedDaysAgo: Type.Optional(days),
    },
    ({ discountRate, discountAmount, issue, code }) => {
      if ((discountRate === undefined) === (discountAmount === undefined))
        return 'needs either discountRate or discountAmount';
      return (issue === 'CODE') === (code !== undefined)
        ? null
        : 'needs a code if its issue is CODE, only then';
    },
  ),
);

export type DemoCoupon = (typeof demoCoupons)[number];
