import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { decrypt, encrypt } from '#server/platform/encryption.ts';
import type { Result } from '#server/platform/result.ts';
import type { getCheckout, updateCheckout } from '#src/shared/contracts/checkouts.ts';
import type { InputOf, ResponseBody } from '#src/shared/contracts/contract.ts';
import { readPricedItems } from '../order-core/priced-items.ts';
import { type OrderSource, readSourceLines } from './order-source.ts';

type Checkout = ResponseBody<typeof getCheckout, Date | string>;
type Form = InputOf<typeof updateCheckout>['body']['form'];

/** A checkout of things that exist, and customs that the member may order. Whether they can be bought, the quote says. */
export async function insertCheckout(
  transaction: PoolClient,
  memberId: string,
  source: OrderSource,
): Promise<Result<{ id: string }, 'not-found'>> {
  const lines = await readSourceLines(transaction, memberId, source);
  if (!lines) return { ok: false, problem: 'not-found' };
  const found = await readPricedItems(transaction, memberId, lines);
  if (found.includes(null)) return { ok: false, problem: 'not-found' };
  const { rows } = await transaction.query<{ id: string }>(
    'insert into checkout (user_id, source) values ($1, $2) returning id',
    [memberId, JSON.stringify(source)],
  );
  const [checkout] = rows;
  if (!checkout) throw new Error('An insert returned no row.');
  return { ok: true, value: checkout };
}

type Row = Omit<Checkout, 'form' | 'member' | 'order'> &
  Columns<'user', 'name' | 'phone'> & {
    readonly state: NonNullable<Checkout['order']>['state'];
    readonly form_enc: Buffer | null;
    readonly order_number: string | null;
    readonly email: string;
    readonly last_payment_method: Checkout['member']['last_payment_method'];
  };

/** @returns null as well when it has expired: nothing can be ordered with it, nor paid again */
export async function readCheckout(
  pool: Pool,
  { memberId, id, dataKey }: { memberId: string; id: string; dataKey: Buffer },
): Promise<Checkout | null> {
  const { rows } = await pool.query<Row>(
    `select checkout.id, checkout.source, form_enc, checkout.expires_at, order_number, orders.state, member.name, member.phone,
       case when member.email like '%@members.invalid' then '' else member.email end as email,
       (select payment_method from orders earlier
        where earlier.user_id = $2 and paid_at is not null and payment_method <> 'FREE'
        order by ordered_at desc limit 1) as last_payment_method
     from checkout join "user" member on member.id = checkout.user_id left join orders on orders.id = checkout.id
     where checkout.id = $1 and checkout.user_id = $2 and checkout.expires_at > now()`,
    [id, memberId],
  );
  const [row] = rows;
  if (!row) return null;
  const { source, expires_at, form_enc, order_number, state, name, email, phone, last_payment_method } = row;
  const form = form_enc && decrypt(dataKey, id, form_enc);
  return {
    id: row.id,
    source,
    form: form ? JSON.parse(form) : {},
    expires_at,
    order: order_number === null ? null : { order_number, state },
    member: { name, email, phone, last_payment_method },
  };
}

/** Encrypted, because it holds account numbers as they were typed. */
export async function saveForm(
  pool: Pool,
  { memberId, id, dataKey }: { memberId: string; id: string; dataKey: Buffer },
  form: Form,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update checkout set form_enc = $3 where id = $1 and user_id = $2 and expires_at > now()',
    [id, memberId, encrypt(dataKey, id, JSON.stringify(form))],
  );
  return rowCount === 1;
}
