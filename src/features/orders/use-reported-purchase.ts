import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toEcommerceItem } from '#src/analytics/ecommerce-item.ts';
import { pushEcommerceEvent } from '#src/analytics/push-ecommerce-event.ts';
import { readViewerValue, writeViewerValue } from '#src/storage/viewer-values.ts';
import type { Order } from './order-progress.ts';

/** Orders that are remembered. */
const maxReports = 50;

/** Reports a purchase once per order, also after a reload; that of a virtual account when its deposit has come. */
export function useReportedPurchase(order: Order): void {
  const { session } = useRouter().options.context;
  const viewerId = session.viewer().id;
  useEffect(() => {
    void reportPurchase(viewerId, order);
  }, [viewerId, order]);
}

/** The reports of this page: the storage is read asynchronously, and effects may run twice. */
const reported = new Set<string>();

async function reportPurchase(viewerId: string, order: Order): Promise<void> {
  const event = order.paid_at ? 'purchase' : 'virtual_account_issued';
  const key = `${event} ${order.order_number}`;
  if (reported.has(key)) return;
  reported.add(key);
  const stored = await readViewerValue(viewerId, 'purchases');
  const known = Array.isArray(stored) ? stored : [];
  if (known.includes(key)) return;
  await writeViewerValue(viewerId, 'purchases', [...known, key].slice(-maxReports));
  pushEcommerceEvent(event, {
    transaction_id: order.order_number,
    currency: 'KRW',
    value: order.payment_amount,
    // The part of the value added tax, which every price contains.
    tax: Math.round(order.payment_amount / 11),
    shipping: order.delivery_amount,
    discount: order.discount_amount,
    payment_type: order.payment_method,
    items: order.products.map(toEcommerceItem),
  });
}
