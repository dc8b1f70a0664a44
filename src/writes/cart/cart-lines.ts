import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

export type Cart = ResponseOf<'GET /cart'>;
export type CartItem = Cart['items'][number];

/** How a shopper wants a line to be, whatever the server knows of it. What is left out stays as it is. */
export type CartChange = {
  readonly id: string;
  readonly quantity?: number | undefined;
  readonly isSelected?: boolean | undefined;
  readonly isRemoved?: boolean | undefined;
  /** The options of a line whose removal was undone: what to add if the server has removed it already. */
  readonly restored?: { readonly variantId: string; readonly customId: string | null } | undefined;
};

export type PendingChange = CartChange & { readonly isWaiting: boolean };

export type ShownLine = CartItem & {
  /** A change of it waits for the network. */
  readonly isWaiting: boolean;
};

/** The lines as the shopper wants them: a change that is not acknowledged takes precedence over the server's line. */
export function withChanges(
  items: readonly CartItem[],
  changes: ReadonlyMap<string, PendingChange>,
  removed: readonly CartItem[] = [],
): readonly ShownLine[] {
  // A line that is being restored may be unknown to the server, but this page remembers it.
  const restored = removed.filter(
    ({ id }) => changes.get(id)?.restored && !items.some((item) => item.id === id),
  );
  return [...restored, ...items].flatMap((item) => {
    const change = changes.get(item.id);
    if (!change) return [{ ...item, isWaiting: false }];
    if (change.isRemoved) return [];
    const quantity = change.quantity ?? item.quantity;
    return [
      {
        ...item,
        quantity,
        is_selected: change.isSelected ?? item.is_selected,
        isWaiting: change.isWaiting,
      },
    ];
  });
}

type Amounts = {
  /** The count of the selected lines that can be bought. */
  readonly count: number;
  readonly products: number;
  readonly delivery: number;
  readonly total: number;
  /** The amount that is missing for free delivery. */
  readonly untilFree: number;
};

export const isBought = ({ is_selected, is_available }: ShownLine): boolean => is_selected && is_available;

/** Before coupons and points, as the cart shows them; the checkout asks the server. */
export function cartAmounts(
  lines: readonly ShownLine[],
  { delivery_fee, free_threshold }: Pick<Cart, 'delivery_fee' | 'free_threshold'>,
): Amounts {
  const bought = lines.filter(isBought);
  const products = bought.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);
  const untilFree = Math.max(0, free_threshold - products);
  const delivery = bought.length === 0 || untilFree === 0 ? 0 : delivery_fee;
  return { count: bought.length, products, delivery, total: products + delivery, untilFree };
}
