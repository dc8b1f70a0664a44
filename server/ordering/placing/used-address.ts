import type { PoolClient } from 'pg';
import { maxAddresses } from '#server/members/addresses.ts';
import { joinWrites, type Write } from '#server/platform/database/join-writes.ts';
import type { OrderRequest } from './order-request.ts';

/** Beside an order: its address is offered again, see `writeUsed`. */
export const usedAddress = (memberId: string, request: OrderRequest): Write[] =>
  request.saves_default_address ? [] : writeUsed(memberId, request);

/** The saved one that is the same, or a new one below the limit. */
function writeUsed(memberId: string, { destination, saves_default_address = false }: OrderRequest): Write[] {
  const { recipient, phone, zip_code, address, detail_address } = destination;
  const values = [memberId, recipient, phone, zip_code, address, detail_address, saves_default_address];
  return [
    {
      name: 'used',
      text: `update user_address set last_used_at = now(), is_default = is_default or $7
        where id = (
          select id from user_address
          where user_id = $1 and recipient = $2 and phone = $3 and zip_code = $4 and address = $5 and detail_address = $6
            and deleted_at is null
          order by is_default desc, created_at limit 1)
        returning id`,
      values,
    },
    {
      name: 'added',
      text: `insert into user_address (user_id, recipient, phone, zip_code, address, detail_address, is_default, last_used_at)
        select $1, $2, $3, $4, $5, $6, $7, now()
        where not exists (select from used)
          and (select count(*) from user_address where user_id = $1 and deleted_at is null) < $8
        returning id`,
      values: [...values, maxAddresses],
    },
  ];
}

/** Only who asks for it gets a new default, in place of the former one. */
export async function saveDefaultAddress(
  transaction: PoolClient,
  memberId: string,
  request: OrderRequest,
): Promise<void> {
  if (!request.saves_default_address) return;
  await transaction.query(
    'update user_address set is_default = false where user_id = $1 and is_default and deleted_at is null',
    [memberId],
  );
  const save = () =>
    transaction.query(
      joinWrites(writeUsed(memberId, request), 'select from used union all select from added'),
    );
  const { rowCount } = await save();
  if (rowCount) return;
  await removeUnusedAddress(transaction, memberId);
  await save();
}

/** Removes the address that was not used for longest, where there are too many. */
async function removeUnusedAddress(transaction: PoolClient, memberId: string): Promise<void> {
  await transaction.query(
    `update user_address set deleted_at = now() where id in (
       select id from user_address where user_id = $1 and deleted_at is null
       order by last_used_at desc nulls last, created_at desc, id offset $2)`,
    [memberId, maxAddresses - 1],
  );
}
