import type { ListedLine, ListedOrder } from './load-orders.ts';

/** The facts that the sheets have to know of an order; lists and details both have it. */
export type SheetOrder = Pick<ListedOrder, 'id' | 'order_number' | 'state' | 'payment_method' | 'products'>;

/** The sheet that is open over the page. `cancel` without a line begins with all that can be canceled. */
export type OrderSheet =
  | { readonly kind: 'cancel'; readonly order: SheetOrder; readonly line: ListedLine | null }
  | { readonly kind: 'tracking'; readonly orderId: string; readonly lineId: string | null }
  | { readonly kind: 'refund-account'; readonly orderId: string };
