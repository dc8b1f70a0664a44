import { Type } from 'typebox';
import { deliveryStates } from '#src/shared/contracts/deliveries.ts';
import { exactly } from '#src/shared/contracts/schemas.ts';
import { reference } from './references.ts';
import { days, list, read, words } from './schemas.ts';

/** The orders that the shopper of the demo shop has placed before: one of every kind that orders and claims are tried with. */
export const pastOrders = read(
  'past-orders',
  list({
    products: Type.Array(
      exactly({
        product: reference('product'),
        quantity: Type.Integer({ minimum: 1 }),
        /** With a template of the shop. */
        decorated: Type.Optional(Type.Literal(true)),
      }),
      { minItems: 1 },
    ),
    orderedDaysAgo: days,
    /** After its payment, one after the other. */
    states: Type.Array(
      Type.Enum([
        'PRODUCING',
        'PRODUCED',
        'SHIPPING_READY',
        'SHIPPING',
        'DELIVERED',
        'CONFIRMED',
        'CANCELED',
      ]),
    ),
    parcel: Type.Optional(
      exactly({
        trackingNumber: Type.String({ pattern: '^\\d{12}$' }),
        shippedDaysAgo: days,
        deliveredDaysAgo: Type.Optional(days),
        steps: Type.Array(
          exactly({ code: Type.Enum(deliveryStates), location: words, description: words, daysAgo: days }),
        ),
      }),
    ),
  }),
);

export type PastOrder = (typeof pastOrders)[number];
