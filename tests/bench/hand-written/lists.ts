import { graphicCard, isShown, productCard } from './cards.ts';
import { bestCustoms } from './home.ts';

const counted = (from: string, table: string) =>
  `(select row_to_json(counted) from (
    select (select row_to_json(number) from (
      select count(*), '${table}_aggregate_fields' as __typename ${from}) number) as aggregate,
      '${table}_aggregate' as __typename) counted)`;

const listed = (cards: string) => `(select coalesce(json_agg(card), '[]') from (${cards}) list)`;

/** Parameters: category, rows, rows before. */
const isListed = `p.category_id = $1 and ${isShown('p')}`;
export const productListSql = `
select json_build_object(
  'product', ${listed(productCard('visitor', isListed, 'order by p.position, p.id limit $2 offset $3'))},
  'product_aggregate', ${counted(`from product p where ${isListed}`, 'product')})::text as data`;

/** Parameters: pattern, pattern of initials, rows. */
const isFound = (row: string) =>
  `(${row}.search like $1 or ${row}.search_initials like $2) and ${isShown(row)}`;
export const searchSql = `
select json_build_object(
  'product', ${listed(productCard('visitor', isFound('p'), 'order by p.position, p.id limit $3'))},
  'product_aggregate', ${counted(`from product p where ${isFound('p')}`, 'product')},
  'graphic', ${listed(graphicCard('visitor', isFound('g'), 'order by g.position, g.id limit $3'))},
  'graphic_aggregate', ${counted(`from graphic g where ${isFound('g')}`, 'graphic')})::text as data`;

export const bestCustomsSql = `select json_build_object('best_customs', ${bestCustoms})::text as data`;

/** Parameters: member, rows. A graphic that has left the shop is null. */
export const likedGraphicsSql = `
select json_build_object('graphic_like', (select coalesce(json_agg(list), '[]') from (
  select l.user_id, l.graphic_id, l.created_at, l.deleted_at, graphic.card as graphic, 'graphic_like' as __typename
  from graphic_like l
  left join lateral (${graphicCard('member', 'g.id = l.graphic_id')}) graphic on true
  where l.user_id = $1 and l.deleted_at is null
  order by l.created_at desc, l.graphic_id limit $2) list))::text as data`;
