import type { PoolClient } from 'pg';

export type Parcel = { readonly carrierCode: string; readonly trackingNumber: string };

/** As it is printed on the parcel, without what people put between the digits. */
const withoutSeparators = (number: string): string => number.replaceAll(/[ -]/g, '').toUpperCase();

/** @returns null for a carrier that is not known, or a number that is none of its own */
export async function checkParcel(
  transaction: PoolClient,
  { carrier, number }: { readonly carrier: string | undefined; readonly number: string | undefined },
): Promise<Parcel | null> {
  if (carrier === undefined || number === undefined) return null;
  const trackingNumber = withoutSeparators(number);
  const { rowCount } = await transaction.query(
    'select from delivery_carrier where code = $1 and $2 ~ number_pattern',
    [carrier, trackingNumber],
  );
  return rowCount === 1 ? { carrierCode: carrier, trackingNumber } : null;
}

/**
 * Lines of one order that travel under one number are one delivery. One that has arrived is on its way again with what is
 * handed over later, and whoever was asked about it is asked once more.
 *
 * @param formerId the delivery that this one takes the place of: the same parcel, which set off then
 * @returns its id
 */
export async function insertDelivery(
  transaction: PoolClient,
  orderId: string,
  { carrierCode, trackingNumber }: Parcel,
  formerId: string | null = null,
): Promise<string> {
  const { rows } = await transaction.query<{ id: string }>(
    `insert into delivery (order_id, carrier_code, tracking_number, shipped_at, assumption_notice_at)
     select $1, $2, $3, coalesce(former.shipped_at, now()), former.assumption_notice_at
     from (select) one left join delivery former on former.id = $4
     on conflict (order_id, carrier_code, tracking_number)
       do update set check_at = coalesce(delivery.check_at, now()), delivered_at = null, assumption_notice_at = null
     returning id`,
    [orderId, carrierCode, trackingNumber, formerId],
  );
  return rows[0]?.id ?? '';
}
