import type { Pool } from '#server/platform/database/pool.ts';
import { isProductShown } from '#server/platform/database/visibility.ts';
import type { Result } from '#server/platform/result.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { createProductInquiry as contract } from '#src/shared/contracts/product-inquiries.ts';
import { isTooLong, readInquiryPolicy } from './inquiry-policy.ts';

type Inquiry = InputOf<typeof contract>['body'];
type Author = { readonly memberId: string };

/** A question that is stored already is not stored again, whatever comes with its id. */
export async function createProductInquiry(
  pool: Pool,
  { memberId, productId, id, type, content, is_secret }: Inquiry & Author & { readonly productId: string },
): Promise<Result<{ readonly id: string }, 'not-found' | 'too-long'>> {
  if (isTooLong(content, await readInquiryPolicy(pool))) return { ok: false, problem: 'too-long' };
  const { rowCount } = await pool.query(
    `with created as (
      insert into product_inquiry (id, user_id, product_id, type, content, is_secret)
      select $1, $2, id, $4, $5, $6 from product
      where id = $3 and ${isProductShown('product')}
      on conflict (id) do nothing returning id
    )
    select id from created
    union all select id from product_inquiry where id = $1 and user_id = $2 and product_id = $3`,
    [id, memberId, productId, type, content, is_secret],
  );
  return rowCount ? { ok: true, value: { id } } : { ok: false, problem: 'not-found' };
}

type ChangeProblem = 'not-found' | 'answered';

export async function changeProductInquiry(
  pool: Pool,
  { memberId, id, type, content, is_secret }: Inquiry & Author,
): Promise<Result<null, ChangeProblem | 'too-long'>> {
  if (isTooLong(content, await readInquiryPolicy(pool))) return { ok: false, problem: 'too-long' };
  return changeWaiting(pool, { memberId, id }, 'type = $3, content = $4, is_secret = $5', [
    type,
    content,
    is_secret,
  ]);
}

export const deleteProductInquiry = (pool: Pool, own: Author & { readonly id: string }) =>
  changeWaiting(pool, own, 'deleted_at = now()', []);

/** Only its author, and only before it is answered. */
async function changeWaiting(
  pool: Pool,
  { memberId, id }: Author & { readonly id: string },
  changes: string,
  values: readonly unknown[],
): Promise<Result<null, ChangeProblem>> {
  const { rowCount } = await pool.query(
    `update product_inquiry set ${changes} where id = $1 and user_id = $2 and state = 'WAITING' and deleted_at is null`,
    [id, memberId, ...values],
  );
  if (rowCount === 1) return { ok: true, value: null };
  const { rowCount: answered } = await pool.query(
    'select from product_inquiry where id = $1 and user_id = $2 and deleted_at is null',
    [id, memberId],
  );
  return { ok: false, problem: answered === 1 ? 'answered' : 'not-found' };
}
