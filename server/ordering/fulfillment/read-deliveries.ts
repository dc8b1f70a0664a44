import type { Pool } from '#server/platform/database/pool.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import { deliveryStates, type getDelivery } from '#src/shared/contracts/deliveries.ts';
import { type DeliveryState, deliveryTexts } from './delivery-texts.ts';

type Deliveries = ResponseBody<typeof getDelivery, Date | string>['deliveries'];
type Event = Deliveries[number]['events'][number];
type EventRow = {
  readonly code: DeliveryState;
  readonly location: string;
  readonly description: string;
  readonly occurred_at: string;
};
type Row = Omit<Deliveries[number], 'events'> & { readonly events: readonly EventRow[] };

/** Statement fragment: the carrier's own page about a `delivery`, null where it has none. */
const trackingUrl = `replace(carrier.tracking_url, '{number}', delivery.tracking_number)`;

/** Statement fragment: what an order says of its `delivery`, as `deliverySummary` of the contract has it. */
export const deliverySummary = `jsonb_build_object('id', delivery.id, 'carrier_name_ko', carrier.name_ko,
  'carrier_name_en', carrier.name_en, 'tracking_number', coalesce(delivery.tracking_number, ''),
  'tracking_url', ${trackingUrl}, 'state', delivery.state)`;

type Summary = {
  readonly id: string;
  readonly carrier_name_ko: string;
  readonly carrier_name_en: string;
  readonly tracking_number: string;
  readonly tracking_url: string | null;
  readonly state: DeliveryState;
};

/** The parcels of an order, the first one first. Whose order it is, the caller has checked. */
export async function listDeliveries(pool: Pool, orderId: string): Promise<Summary[]> {
  const { rows } = await pool.query<{ delivery: Summary }>(
    `select ${deliverySummary} as delivery
     from delivery join delivery_carrier carrier on carrier.code = carrier_code
     where order_id = $1 order by shipped_at, delivery.id`,
    [orderId],
  );
  return rows.map(({ delivery }) => delivery);
}

/** @returns null when the member has no such order */
export async function readDeliveries(
  pool: Pool,
  { memberId, orderId }: { readonly memberId: string; readonly orderId: string },
): Promise<Deliveries | null> {
  const { rowCount } = await pool.query(
    'select from orders where id = $1 and user_id = $2 and deleted_at is null',
    [orderId, memberId],
  );
  if (rowCount === 0) return null;
  const { rows } = await pool.query<Row>(
    `select delivery.id, jsonb_build_object('code', carrier.code, 'name_ko', name_ko, 'name_en', name_en) as carrier,
       coalesce(tracking_number, '') as tracking_number, ${trackingUrl} as tracking_url, state, shipped_at, delivered_at,
       array(select id from order_product where delivery_id = delivery.id order by position) as line_ids,
       coalesce((select jsonb_agg(event order by occurred_at desc, array_position($2, code::text) desc)
         from delivery_event event where delivery_id = delivery.id), '[]') as events
     from delivery join delivery_carrier carrier on carrier.code = carrier_code
     where order_id = $1 order by shipped_at, delivery.id`,
    [orderId, deliveryStates],
  );
  return rows.map(({ events, ...delivery }) => ({ ...delivery, events: events.map(toEvent) }));
}

function toEvent({ code, location, description, occurred_at }: EventRow): Event {
  const { ko, en } = deliveryTexts[code];
  const occurredAt = new Date(occurred_at);
  return { code, location, description_ko: description || ko, description_en: en, occurred_at: occurredAt };
}
