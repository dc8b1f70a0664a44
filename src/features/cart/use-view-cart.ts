import { useEffect } from 'react';
import { toEcommerceItem } from '#src/analytics/ecommerce-item.ts';
import { pushEcommerceEvent } from '#src/analytics/push-ecommerce-event.ts';
import { serverCart } from '#src/writes/cart/cart-store.ts';

/** Reports the cart once per visit of its page. */
export function useViewCart(): void {
  useEffect(() => {
    const items = serverCart.get()?.cart.items ?? [];
    const value = items.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);
    pushEcommerceEvent('view_cart', { currency: 'KRW', value, items: items.map(toEcommerceItem) });
  }, []);
}
