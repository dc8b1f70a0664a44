import { Check } from 'typebox/schema';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import { getDelivery } from '#src/shared/contracts/deliveries.ts';
import { readCounts } from '#src/shared/contracts/me.ts';
import { getClaim } from '#src/shared/contracts/order-claims.ts';
import { listCoupons, listDownloadableCoupons } from '#src/shared/contracts/order-coupons.ts';
import { getOrder, listOrders } from '#src/shared/contracts/orders.ts';
import { getPoints, listPointHistory } from '#src/shared/contracts/points.ts';

/** The contracts of the answers that this device stores. */
const contracts = {
  'GET /claims/:id': getClaim,
  'GET /coupons': listCoupons,
  'GET /coupons/downloadable': listDownloadableCoupons,
  'GET /me/counts': readCounts,
  'GET /orders': listOrders,
  'GET /orders/:id': getOrder,
  'GET /orders/:id/delivery': getDelivery,
  'GET /points': getPoints,
  'GET /points/history': listPointHistory,
} as const satisfies { readonly [E in keyof Contracts]?: Contracts[E] };

export type StoredEndpoint = keyof typeof contracts;

/** Whether an answer, which another release may have stored, fits the contract of this one. */
export const fitsContract = (endpoint: StoredEndpoint, body: unknown): boolean =>
  Check(contracts[endpoint].responses[200], body);
