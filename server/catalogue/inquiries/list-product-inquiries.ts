import type { Pool } from '#server/platform/database/pool.ts';
import { isProductShown } from '#server/platform/database/visibility.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { listProductInquiries as contract } from '#src/shared/contracts/product-inquiries.ts';

type Page = ResponseBody<typeof contract, Date | string>;
type Inquiry = Page['inquiries'][number];

type Asked = {
  readonly productId: string;
  /** The nil UUID for a visitor, who has asked nothing. */
  readonly viewerId: string;
  /** The inquiry that the page before ended with. */
  readonly after: string | undefined;
  readonly limit: number;
};

type Row = { readonly [Name in keyof Required<Inquiry>]: Required<Inquiry>[Name] | null } & Inquiry;

/**
 * One page of what was asked about a product; `null` if its page does not exist. What is secret is left out in the
 * statement itself, so that no caller can forget it, and neither order nor count depend on it.
 */
export async function listProductInquiries(pool: Pool, asked: Asked): Promise<Page | null> {
  const { productId, viewerId, after = null, limit } = asked;
  const { rows: products } = await pool.query<{ total: number }>(
    `select (select count(*)::int from product_inquiry where product_id = product.id and deleted_at is null) as total
     from product where id = $1 and ${isProductShown('product')}`,
    [productId],
  );
  const [product] = products;
  if (!product) return null;
  // One more than the page has: it says whether there is a next one.
  const { rows } = await pool.query<Row>(
    `select inquiry.id, is_secret, user_id = $2 as is_own, inquiry.state, inquiry.created_at, nickname,
       case when is_readable then type end as type, case when is_readable then content end as content,
       case when is_readable then answer end as answer, case when is_readable then answered_at end as answered_at
     from product_inquiry inquiry join "user" on "user".id = user_id
       cross join lateral (select not is_secret or user_id = $2 as is_readable) reading
     where product_id = $1 and inquiry.deleted_at is null and ($3::uuid is null or (inquiry.created_at, inquiry.id) <
       (select created_at, id from product_inquiry where id = $3 and product_id = $1))
     order by inquiry.created_at desc, inquiry.id desc limit $4`,
    [productId, viewerId, after, limit + 1],
  );
  return {
    total: product.total,
    has_more: rows.length > limit,
    inquiries: rows.slice(0, limit).map(toInquiry),
  };
}

function toInquiry({ type, content, answer, answered_at, ...row }: Row): Inquiry {
  return {
    ...row,
    nickname: maskNickname(row.nickname),
    ...(type !== null && { type }),
    ...(content !== null && { content }),
    ...(answer !== null && { answer }),
    ...(answered_at !== null && { answered_at }),
  };
}

/** Always as many stars: the length of a name is not told either. */
function maskNickname(nickname: string): string {
  const letters = [...nickname];
  return `${letters.slice(0, letters.length > 2 ? 2 : 1).join('')}***`;
}
