import type { PoolClient } from 'pg';
import { type Actor, changeLineState } from '../order-core/order-state.ts';
import { demandsOf } from '../refunds/cancel-lines.ts';
import { endClaimReservation, returnToStock } from '../stock/stock-reservations.ts';
import type { LockedClaim } from './lock-claim.ts';

/**
 * A line of its own takes the place of the pieces that came back: it costs nothing, and is made and sent like any other.
 *
 * @returns false when the line cannot be exchanged any more
 */
export async function sendExchange(
  transaction: PoolClient,
  { id: claimId, orderId, pieces, exchangeVariantId, restocks }: LockedClaim,
  actor: Actor,
): Promise<boolean> {
  const [piece] = pieces;
  if (!piece || (piece.state !== 'DELIVERED' && piece.state !== 'CONFIRMED')) return false;
  const { lineId, quantity, leftQuantity } = piece;
  await transaction.query(
    'update order_product set exchanged_quantity = exchanged_quantity + $2 where id = $1',
    [lineId, quantity],
  );
  const childId = await insertChild(transaction, { lineId, quantity, variantId: exchangeVariantId });
  const paid = { lineIds: [childId], to: 'PAID', actor: { type: 'SYSTEM' }, reason: 'EXCHANGE' } as const;
  await changeLineState(transaction, paid);
  if (leftQuantity === 0)
    await changeLineState(transaction, { lineIds: [lineId], to: 'EXCHANGED', actor, reason: 'EXCHANGE' });
  await endClaimReservation(transaction, claimId, 'COMMITTED');
  if (restocks) await returnToStock(transaction, orderId, await demandsOf(transaction, pieces));
  return true;
}

type Child = { readonly lineId: string; readonly quantity: number; readonly variantId: string | null };

async function insertChild(transaction: PoolClient, { lineId, quantity, variantId }: Child): Promise<string> {
  const { rows } = await transaction.query<{ id: string }>(
    `insert into order_product (order_id, position, exchange_of, product_id, product_variant_id, product_custom_id, brand_id,
       production_method, size, name_ko, name_en, option_name_ko, option_name_en, image_src, price_lines, custom_snapshot,
       is_print_due, quantity, unit_price, graphic_price, paid_amount, is_custom_made, withdrawal_limited,
       withdrawal_consent_at)
     select line.order_id, (select max(position) + 1 from order_product where order_id = line.order_id), line.id,
       line.product_id, variant.id, line.product_custom_id, line.brand_id, variant.production_method, variant.size,
       line.name_ko, line.name_en, option.name_ko, option.name_en, line.image_src, '[]', line.custom_snapshot,
       line.custom_snapshot is not null, $2, 0, 0, 0, line.is_custom_made, line.withdrawal_limited,
       line.withdrawal_consent_at
     from order_product line, product_variant variant join product_option option on option.id = variant.product_option_id
     where line.id = $1 and variant.id = $3 returning id`,
    [lineId, quantity, variantId],
  );
  const [child] = rows;
  if (!child) throw new Error('An insert returned no row.');
  return child.id;
}
