import type { DeliveryState } from '#server/ordering/fulfillment/delivery-texts.ts';
import type { OrderState } from '#server/ordering/order-core/order-state.ts';

type Step = {
  readonly code: DeliveryState;
  readonly location: string;
  readonly description: string;
  readonly daysAgo: number;
};

export type PastOrder = {
  readonly key: string;
  /** Codes of products; a decorated one is a template of the shop. */
  readonly products: readonly {
    readonly code: string;
    readonly quantity: number;
    readonly decorated?: true;
  }[];
  readonly orderedDaysAgo: number;
  /** After its payment, one after the other. */
  readonly states: readonly Exclude<OrderState, 'PAID'>[];
  readonly parcel?: {
    readonly trackingNumber: string;
    readonly shippedDaysAgo: number;
    readonly deliveredDaysAgo?: number;
    readonly steps: readonly Step[];
  };
};

const handedOver = (daysAgo: number): Step[] => [
  { code: 'AT_PICKUP', location: '서울 성수', description: '집화처리', daysAgo },
  { code: 'IN_TRANSIT', location: '옥천 HUB', description: '간선상차', daysAgo: daysAgo - 0.4 },
];
const broughtHome = (daysAgo: number): Step[] => [
  { code: 'OUT_FOR_DELIVERY', location: '동네 대리점', description: '배송출발', daysAgo: daysAgo + 0.2 },
  { code: 'DELIVERED', location: '문 앞', description: '배송완료', daysAgo },
];

/** The orders that the shopper of the demo shop has placed before: one of every kind that orders and claims are tried with. */
export const pastOrders: readonly PastOrder[] = [
  {
    key: 'confirmed',
    products: [{ code: 'OM-MUG-01', quantity: 2 }],
    orderedDaysAgo: 24,
    states: ['SHIPPING_READY', 'SHIPPING', 'DELIVERED', 'CONFIRMED'],
    parcel: {
      trackingNumber: '680011112211',
      shippedDaysAgo: 23,
      deliveredDaysAgo: 21,
      steps: [...handedOver(23), ...broughtHome(21)],
    },
  },
  {
    key: 'canceled',
    products: [{ code: 'KJ-NOTE-01', quantity: 1 }],
    orderedDaysAgo: 12,
    states: ['CANCELED'],
  },
  {
    key: 'delivered',
    products: [
      { code: 'NR-SWEAT-01', quantity: 1 },
      { code: 'PM-TOTE-01', quantity: 2 },
    ],
    orderedDaysAgo: 4,
    states: ['SHIPPING_READY', 'SHIPPING', 'DELIVERED'],
    parcel: {
      trackingNumber: '680011112222',
      shippedDaysAgo: 3,
      deliveredDaysAgo: 1,
      steps: [...handedOver(3), ...broughtHome(1)],
    },
  },
  {
    key: 'shipping',
    products: [{ code: 'MD-CAP-01', quantity: 1 }],
    orderedDaysAgo: 2,
    states: ['SHIPPING_READY', 'SHIPPING'],
    parcel: { trackingNumber: '680011112233', shippedDaysAgo: 0.9, steps: handedOver(0.9) },
  },
  {
    key: 'producing',
    products: [{ code: 'MD-TEE-01', quantity: 1, decorated: true }],
    orderedDaysAgo: 1,
    states: ['PRODUCING'],
  },
  {
    key: 'paid',
    products: [
      { code: 'KJ-STK-01', quantity: 3 },
      { code: 'TK-CASE-01', quantity: 1 },
    ],
    orderedDaysAgo: 0.1,
    states: [],
  },
];
