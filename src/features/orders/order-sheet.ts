import type { ListedLine, ListedOrder } from './load-orders.ts';

/** The fields of an order that the sheets need; lists and details both have them. */
export type SheetOrder = Pick<ListedOrder, 'id' | 'order_number' | 'state' | 'payment_method' | 'products'>;

/** The sheet that is open over the page. `cancel` without a line begins with all that can be canceled. */
export type OrderSheet =
  | { readonly kind: 'cancel'; readonly order: SheetOrder; readonly line: ListedLine | null }
  | { readonly kind: 'tracking'; readonly orderId: string; readonly lineId: string | null }
  | { readonly kind: 'refund-account'; readonly orderId: string };
