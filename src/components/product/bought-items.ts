import { isUuid } from '#src/shared/uuid.ts';

export type BoughtItem = {
  readonly variantId: string;
  /** The decorated version of the product, `null` for the plain one. */
  readonly customId: string | null;
  readonly quantity: number;
};

/** As calls send it. */
export const toItem = ({ variantId, customId, quantity }: BoughtItem) => ({
  product_variant_id: variantId,
  quantity,
  ...(customId && { product_custom_id: customId }),
});

/** `variant:quantity` or `variant:quantity:custom`, with commas: for the address that a login returns to. */
export const encodeItems = (items: readonly BoughtItem[]): string =>
  items
    .map(({ variantId, quantity, customId }) => [variantId, quantity, customId].filter(Boolean).join(':'))
    .join(',');

/** Leaves out what is malformed: an address may be anything. */
export function decodeItems(text: string): readonly BoughtItem[] {
  return text.split(',').flatMap((item) => {
    const [variantId = '', quantity = '', customId = null] = item.split(':');
    const isItem =
      isUuid(variantId) && /^[1-9]\d?$/.test(quantity) && (customId === null || isUuid(customId));
    return isItem ? [{ variantId, quantity: Number(quantity), customId }] : [];
  });
}
