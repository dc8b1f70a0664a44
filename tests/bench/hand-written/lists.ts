import { graphicCard, isShown, productCard, reviewCard } from './cards.ts';
import { bestCustoms } from './home.ts';

const counted = (from: string, table: string) =>
  `(select row_to_json(counted) from (
    select (select row_to_json(number) from (
      select count(*), '${table}_aggregate_fields' as __typename ${from}) number) as aggregate,
      '${table}_aggregate' as __typename) counted)`;

const listed = (cards: string) => `(select coalesce(json_agg(card), '[]') from (${cards}) list)`;

/** Parameters: category, rows, rows before. */
const isListed = `p.category = $1 and ${isShown('p')}`;
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

type Likes = { readonly kind: string; readonly card: string; readonly shown: string };

const likes = ({ kind, card, shown }: Likes) => `
  (select coalesce(json_agg(list), '[]') from (
    select l.user_id, l.${kind}_id, l.created_at, l.deleted_at, ${kind}.card as ${kind}, '${kind}_like' as __typename
    from ${kind}_like l
    cross join lateral (${card}) ${kind}
    where l.user_id = $1 and l.deleted_at is null and exists (select from ${kind} where id = l.${kind}_id and ${shown})
    order by l.created_at desc, l.${kind}_id limit $2) list)`;

/** Parameters: member, rows. */
export const likesSql = `
select json_build_object(
  'graphic_like', ${likes({
    kind: 'graphic',
    card: graphicCard('member', 'g.id = l.graphic_id'),
    shown: isShown('graphic'),
  })},
  'product_like', ${likes({
    kind: 'product',
    card: productCard('member', 'p.id = l.product_id'),
    shown: `deleted_at is null and state in ('ACT', 'SUSPENDED')`,
  })},
  'review_like', ${likes({
    kind: 'review',
    card: reviewCard('member', 'r.id = l.review_id'),
    shown: isShown('review'),
  })})::text as data`;
