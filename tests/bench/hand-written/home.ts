import { artistCard, brandCard, graphicCard, isShown, planCard, productCard, reviewCard } from './cards.ts';
import { customCard } from './custom-card.ts';

// The queries of /main for a visitor: its first blocks, and the rest, which follows when it is looked at.

const visitors = 'visitor';

const headed = `page.id, page.type, page.sub_type, page.title, page.title_en, page.is_title, page.sub_title, page.sub_title_en,
  page.title_btn, page.title_btn_en, page.title_btn_url, page.title_style, 'main_page' as __typename`;

const pictured = `t.id, t.thumbnail_src, t.thumbnail_url, t.thumbnail_width, t.thumbnail_height, t.title, t.title_en,
  t.content, t.content_en, t.labels, 'main_page_thumbnail' as __typename`;

const everyItem = (condition: string) => `
  select coalesce(json_agg(item), '[]') as list from (
    select i.id, i.type, i.is_show_index, product.card as product, custom.card as product_custom, brand.card as brand,
      plan.card as plan, artist.card as artist,
      graphic.card as graphic, review.card as review, 'main_page_item' as __typename
    from main_page_item i
    left join lateral (${productCard(visitors, 'p.id = i.refer_id')}) product on true
    left join lateral (${customCard('c.id = i.refer_id')}) custom on true
    left join lateral (${brandCard('b.id = i.refer_id')}) brand on true
    left join lateral (${planCard('pl.id = i.refer_id')}) plan on true
    left join lateral (${artistCard('a.id = i.refer_id')}) artist on true
    left join lateral (${graphicCard(visitors, 'g.id = i.refer_id')}) graphic on true
    left join lateral (${reviewCard(visitors, 'r.id = i.refer_id')}) review on true
    where ${condition}
    order by i.position, i.id) item`;

const productItems = `
  select coalesce(json_agg(item), '[]') as list from (
    select i.id, i.is_show_index, product.card as product, 'main_page_item' as __typename
    from main_page_item i
    left join lateral (${productCard(visitors, 'p.id = i.refer_id')}) product on true
    where i.main_page_id = page.id and i.main_page_thumbnail_id is null
    order by i.position, i.id) item`;

const thumbnails = (items?: string) => `
  select coalesce(json_agg(thumbnail), '[]') as list from (
    select ${pictured} ${items ? ', items.list as items' : ''}
    from main_page_thumbnail t ${items ? `cross join lateral (${items}) items` : ''}
    where t.main_page_id = page.id
    order by t.position, t.id) thumbnail`;

const blocks = (parts: { thumbnails: string; items: string; page: string }) => `
  select coalesce(json_agg(block), '[]') as list from (
    select ${headed}, thumbnails.list as thumbnails, items.list as items
    from (select * from main_page shown where ${isShown('shown')} order by position, id ${parts.page}) page
    cross join lateral (${parts.thumbnails}) thumbnails
    cross join lateral (${parts.items}) items
    order by page.position, page.id) block`;

export const bestCustoms = `(select coalesce(json_agg(card), '[]') from (
  ${customCard('c.is_best', 'order by c.created_at desc, c.id limit 8')}) best)`;

const bestGraphics = `(select coalesce(json_agg(card), '[]') from (
  ${graphicCard(visitors, 'g.is_best', 'order by g.position, g.id limit 12')}) best)`;

export const mainPageSql = `
select json_build_object(
  'management_info', (select json_agg(info) from (
    select id, is_custom_main, 'management_info' as __typename from management_info) info),
  'main_page', (${blocks({ thumbnails: thumbnails(), items: productItems, page: 'limit 3' })}))::text as data`;

/** The first parameter is the number of blocks that are shown already. */
export const mainRestSql = `
select json_build_object(
  'main_page', (${blocks({
    thumbnails: thumbnails(everyItem('i.main_page_thumbnail_id = t.id')),
    items: everyItem('i.main_page_id = page.id and i.main_page_thumbnail_id is null'),
    page: 'limit 100 offset $1',
  })}),
  'best_customs', ${bestCustoms},
  'best_graphics', ${bestGraphics})::text as data`;
