/** The one who moves lines of orders on: an operator any lines, a brand its own. */
export type Operator = { readonly type: 'ADMIN' | 'BRAND'; readonly id: string };

/** Statement fragment: the row `line` of `orders` is there, and may be moved by an operator of this type and id. */
export const isVisibleToOperator = (type: string, id: string): string =>
  `orders.deleted_at is null and (${type} <> 'BRAND' or exists (
     select from brand_member where brand_member.brand_id = line.brand_id and brand_member.user_id = ${id}))`;
