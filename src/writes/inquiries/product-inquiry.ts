import * as v from 'valibot';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';

export const productInquiryTypes = ['SIZE', 'STOCK', 'DELIVERY', 'CUSTOM', 'ETC'] as const;

export type ProductInquiryType = (typeof productInquiryTypes)[number];

/** A question about a product that may wait on this device until it can be sent. `id` makes a second time harmless. */
export type NewProductInquiry = InputOf<Contracts['POST /products/:id/inquiries']>['body'] & {
  readonly productId: string;
};

const schema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  productId: v.pipe(v.string(), v.uuid()),
  type: v.picklist(productInquiryTypes),
  content: v.string(),
  is_secret: v.boolean(),
});

/** A value that an earlier release has stored may be anything. */
export const isNewProductInquiry = (stored: unknown): stored is NewProductInquiry => v.is(schema, stored);
