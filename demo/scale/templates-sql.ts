const numbered = (table: string, { order, only = 'true', apart = '' }: Template): string => `
create temp table demo_${table} on commit drop as
  select row_number() over (${apart} order by ${order}) - 1 as place, count(*) over (${apart}) as many, t.*
  from "${table}" t where ${only};`;

type Template = { readonly order: string; readonly only?: string; readonly apart?: string };

/** The rows of the demo shop, numbered: the large shop is made of them, pictures included, over and over. */
export const templatesSql = [
  numbered('user', { order: 'email' }),
  numbered('brand', { order: 'position' }),
  numbered('artist', { order: 'position' }),
  numbered('category', { order: 'path_name', only: 'not is_root' }),
  numbered('product', { order: 'position', apart: 'partition by is_custom' }),
  numbered('product_option', { order: 'position', apart: 'partition by product_id' }),
  numbered('graphic', { order: 'position' }),
  numbered('product_custom', { order: 'created_at, id', only: `type = 'SHOP'` }),
  numbered('review', { order: 'created_at, id' }),
  numbered('review_image', { order: 'id' }),
  numbered('influencer', { order: 'position' }),
  numbered('influencer_feed', { order: 'created_at, id' }),
].join('\n');
