import { shopperEmail } from '../support/log-in.ts';
import type { makeOrders } from './made-orders.ts';
import type { Screen } from './screen.ts';
import { openCancellation, openTracking } from './screen-actions.ts';
import type { readShopperOrders } from './shopper-orders.ts';

type Orders = Awaited<ReturnType<typeof readShopperOrders>> & Awaited<ReturnType<typeof makeOrders>>;

/** After buying, as the shopper of the demo shop. */
export const orderScreens = (orders: Orders): readonly Screen[] =>
  (
    [
      { name: 'order-complete', path: `/order/complete/${orders.paid}` },
      { name: 'order-complete-deposit', path: `/order/complete/${orders.deposit}` },
      { name: 'orders', path: '/mypage/order' },
      { name: 'order-deposit', path: `/mypage/order/${orders.deposit}` },
      { name: 'order-paid', path: `/mypage/order/${orders.paid}` },
      { name: 'order-producing', path: `/mypage/order/${orders.producing}` },
      { name: 'order-shipping', path: `/mypage/order/${orders.shipping}` },
      { name: 'order', path: `/mypage/order/${orders.delivered}` },
      { name: 'order-confirmed', path: `/mypage/order/${orders.confirmed}` },
      { name: 'order-canceled', path: `/mypage/order/${orders.canceled}` },
      { name: 'cancel-sheet', path: `/mypage/order/${orders.paid}`, open: openCancellation },
      { name: 'tracking-sheet', path: `/mypage/order/${orders.shipping}`, open: openTracking },
      { name: 'claim-new', path: `/mypage/claim/new?order=${orders.delivered}&line=${orders.claimable}` },
      { name: 'claim', path: `/mypage/claim/${orders.claim}` },
      { name: 'claim-exchange', path: `/mypage/claim/${orders.exchange}` },
      { name: 'claim-refunded', path: `/mypage/claim/${orders.refunded}` },
      { name: 'claim-rejected', path: `/mypage/claim/${orders.rejected}` },
      { name: 'reviews-writable', path: '/mypage/review' },
      { name: 'reviews-written', path: '/mypage/review?tab=written' },
      { name: 'review-check', path: `/review/write/${orders.claimable}/check` },
      { name: 'review-form', path: `/review/write/${orders.claimable}/form` },
    ] satisfies readonly Screen[]
  ).map((screen) => ({ ...screen, member: shopperEmail }));
