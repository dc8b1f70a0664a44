import type { PoolClient } from 'pg';
import type { OrderRequest } from '#server/orders/order-request.ts';
import { maxAddresses } from './addresses.ts';

/**
 * An address that was ordered to is offered again: the saved one that is the same, or a new one below the limit. Only who
 * asks for it gets a new default.
 */
export async function saveUsedAddress(
  transaction: PoolClient,
  memberId: string,
  { destination, saves_default_address = false }: OrderRequest,
): Promise<void> {
  const { recipient, phone, zip_code, address, detail_address } = destination;
  const values = [memberId, recipient, phone, zip_code, address, detail_address];
  if (saves_default_address) {
    await transaction.query(
      'update user_address set is_default = false where user_id = $1 and is_default and deleted_at is null',
      [memberId],
    );
  }
  const save = () =>
    transaction.query({
      name: 'save-used-address',
      text: `with used as (
          update user_address set last_used_at = now(), is_default = is_default or $7
          where id = (
            select id from user_address
            where user_id = $1 and recipient = $2 and phone = $3 and zip_code = $4 and address = $5 and detail_address = $6
              and deleted_at is null
            order by is_default desc, created_at limit 1)
          returning id),
        added as (
          insert into user_address (user_id, recipient, phone, zip_code, address, detail_address, is_default, last_used_at)
          select $1, $2, $3, $4, $5, $6, $7, now()
          where not exists (select from used)
            and (select count(*) from user_address where user_id = $1 and deleted_at is null) < $8
          returning id)
        select from used union all select from added`,
      values: [...values, saves_default_address, maxAddresses],
    });
  const { rowCount } = await save();
  if (rowCount || !saves_default_address) return;
  await removeUnusedAddress(transaction, memberId);
  await save();
}

/** Of too many addresses the one that was not used for longest goes. */
async function removeUnusedAddress(transaction: PoolClient, memberId: string): Promise<void> {
  await transaction.query(
    `update user_address set deleted_at = now() where id in (
       select id from user_address where user_id = $1 and deleted_at is null
       order by last_used_at desc nulls last, created_at desc, id offset $2)`,
    [memberId, maxAddresses - 1],
  );
}
