import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Result } from '#server/platform/result.ts';
import type { createAddress, updateAddress } from '#src/shared/contracts/addresses.ts';
import type { InputOf, ResponseBody } from '#src/shared/contracts/contract.ts';

type Fields = InputOf<typeof createAddress>['body'];
type Changes = InputOf<typeof updateAddress>['body'];
type Address = ResponseBody<typeof createAddress, Date | string>;

type AddressKey = { readonly memberId: string; readonly id: string };

export const maxAddresses = 20;

const columns =
  'id, label, recipient, phone, zip_code, address, detail_address, is_default, last_used_at, created_at';

export async function listAddresses(pool: Pool, memberId: string): Promise<Address[]> {
  const { rows } = await pool.query<Address>(
    `select ${columns} from user_address where user_id = $1 and deleted_at is null
     order by is_default desc, last_used_at desc nulls last, created_at desc, id`,
    [memberId],
  );
  return rows;
}

/** The first address is the default one. */
export async function insertAddress(
  transaction: PoolClient,
  memberId: string,
  fields: Fields,
): Promise<Result<Address, 'too-many'>> {
  const count = await lockAndCount(transaction, memberId);
  if (count >= maxAddresses) return { ok: false, problem: 'too-many' };
  const isDefault = fields.is_default || count === 0;
  if (isDefault) await clearDefault(transaction, memberId);
  const { label, recipient, phone, zip_code, address, detail_address } = fields;
  const { rows } = await transaction.query<Address>(
    `insert into user_address (user_id, label, recipient, phone, zip_code, address, detail_address, is_default)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [memberId, label, recipient, phone, zip_code, address, detail_address, isDefault],
  );
  const [row] = rows;
  if (!row) throw new Error('An insert returned no row.');
  return { ok: true, value: row };
}

/** @returns null when the member has no such address */
export async function changeAddress(
  transaction: PoolClient,
  { memberId, id }: AddressKey,
  changes: Changes,
): Promise<Address | null> {
  await lockAndCount(transaction, memberId);
  const { rowCount } = await transaction.query(
    'select from user_address where id = $1 and user_id = $2 and deleted_at is null',
    [id, memberId],
  );
  if (!rowCount) return null;
  if (changes.is_default) await clearDefault(transaction, memberId);
  const { rows } = await transaction.query<Address>(
    `update user_address set label = coalesce($3, label), recipient = coalesce($4, recipient), phone = coalesce($5, phone),
       zip_code = coalesce($6, zip_code), address = coalesce($7, address),
       detail_address = coalesce($8, detail_address), is_default = coalesce($9, is_default)
     where id = $1 and user_id = $2 and deleted_at is null returning ${columns}`,
    [
      id,
      memberId,
      changes.label,
      changes.recipient,
      changes.phone,
      changes.zip_code,
      changes.address,
      changes.detail_address,
      changes.is_default,
    ],
  );
  return rows[0] ?? null;
}

export async function removeAddress(pool: Pool, { memberId, id }: AddressKey): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update user_address set deleted_at = now() where id = $1 and user_id = $2 and deleted_at is null',
    [id, memberId],
  );
  return rowCount === 1;
}

/** Undoes a removal. The address is the default one again unless another has become it. May be repeated. */
export async function restoreAddress(
  transaction: PoolClient,
  { memberId, id }: AddressKey,
): Promise<Result<Address, 'too-many' | 'unknown'>> {
  const count = await lockAndCount(transaction, memberId);
  const { rows: removed } = await transaction.query<{ is_removed: boolean }>(
    'select deleted_at is not null as is_removed from user_address where id = $1 and user_id = $2',
    [id, memberId],
  );
  if (removed[0]?.is_removed && count >= maxAddresses) return { ok: false, problem: 'too-many' };
  const { rows } = await transaction.query<Address>(
    `update user_address set deleted_at = null, is_default = is_default and not exists (
       select from user_address other
       where other.user_id = $2 and other.is_default and other.deleted_at is null and other.id <> $1)
     where id = $1 and user_id = $2 returning ${columns}`,
    [id, memberId],
  );
  return rows[0] ? { ok: true, value: rows[0] } : { ok: false, problem: 'unknown' };
}

/** One change at a time per member, so that they count each other and leave one default. */
async function lockAndCount(transaction: PoolClient, memberId: string): Promise<number> {
  await transaction.query('select from "user" where id = $1 for no key update', [memberId]);
  const { rows } = await transaction.query<{ count: number }>(
    'select count(*)::int as count from user_address where user_id = $1 and deleted_at is null',
    [memberId],
  );
  return rows[0]?.count ?? 0;
}

async function clearDefault(transaction: PoolClient, memberId: string): Promise<void> {
  await transaction.query(
    'update user_address set is_default = false where user_id = $1 and is_default and deleted_at is null',
    [memberId],
  );
}
