// What /main shows, as one SQL statement written by hand: the measure for what the data service compiles from the
// storefront's document. The bench compares the answers, so a change of the document has to be made here too.

const name = (row: string) => `${row}.id, ${row}.name_ko, ${row}.name_en`;
const isShown = (row: string) => `${row}.deleted_at is null and ${row}.state = 'ACT'`;
const isSold = (row: string) => `${row}.deleted_at is null and ${row}.state in ('ACT', 'SUSPENDED')`;
const brandOf = (product: string) => `
  left join lateral (
    select row_to_json(brand) as card
    from (select ${name('b')}, 'brand' as __typename from brand b where b.id = ${product}.brand_id and ${isShown('b')}) brand
  ) brand on true`;

const productCard = (id: string) => `
  select row_to_json(product) as card from (
    select ${name('p')}, p.image_src, p.is_custom, p.is_new, p.is_sale, p.stock_count, p.price, p.origin_price, p.sale_rate,
      p.promotion_price, p.like_count, brand.card as brand, '[]'::json as product_likes, 'product' as __typename
    from product p ${brandOf('p')}
    where p.id = ${id} and ${isSold('p')}) product`;

const layers = `
  select coalesce(json_agg(layer), '[]') as list from (
    select l.id, graphic.card as graphic, 'custom_layer' as __typename
    from custom_layer l
    left join lateral (
      select row_to_json(graphic) as card from (
        select ${name('g')}, g.promotion_price, g.src, g.background_color, artist.card as artist, 'graphic' as __typename
        from graphic g
        left join lateral (
          select row_to_json(artist) as card from (
            select ${name('a')}, 'artist' as __typename from artist a where a.id = g.artist_id and ${isShown('a')}) artist
        ) artist on true
        where g.id = l.graphic_id and ${isShown('g')}) graphic
    ) graphic on true
    where l.custom_mockup_id = m.id and l.deleted_at is null
    order by l.position, l.id) layer`;

const mockups = `
  select coalesce(json_agg(mockup), '[]') as list from (
    select m.id, m.src, side.card as mockup_group, layers.list as custom_layers, 'custom_mockup' as __typename
    from custom_mockup m
    left join lateral (
      select s.position, (select row_to_json(side) from (
          select ${name('s')}, s.price, 'mockup_group' as __typename) side) as card
      from mockup_group s join product on product.id = s.product_id and ${isSold('product')}
      where s.id = m.mockup_group_id and s.deleted_at is null
    ) side on true
    cross join lateral (${layers}) layers
    where m.product_custom_id = c.id and m.deleted_at is null
    order by side.position, m.id) mockup`;

const customCard = (condition: string, rest = '') => `
  select row_to_json(custom) as card from (
    select ${name('c')}, c.is_new, product.card as product, mockups.list as custom_mockups, 'product_custom' as __typename
    from product_custom c
    left join lateral (
      select row_to_json(product) as card from (
        select ${name('p')}, p.image_src, p.is_new, p.is_sale, p.stock_count, p.price, p.promotion_price,
          brand.card as brand, 'product' as __typename
        from product p ${brandOf('p')}
        where p.id = c.product_id and ${isSold('p')}) product
    ) product on true
    cross join lateral (${mockups}) mockups
    where ${condition} and c.deleted_at is null and c.type = 'SHOP' ${rest}) custom`;

const graphicCard = (condition: string, rest = '') => `
  select row_to_json(graphic) as card from (
    select ${name('g')}, g.src, g.background_color, g.price, g.origin_price, g.sale_rate, g.promotion_price, g.is_donate,
      g.donation, g.like_count, artist.card as artist, '[]'::json as graphic_likes, 'graphic' as __typename
    from graphic g
    left join lateral (
      select row_to_json(artist) as card from (
        select ${name('a')}, a.path_name, 'artist' as __typename
        from artist a where a.id = g.artist_id and ${isShown('a')}) artist
    ) artist on true
    where ${condition} and ${isShown('g')} ${rest}) graphic`;

const artistCard = (id: string) => `
  select row_to_json(artist) as card from (
    select ${name('a')}, a.path_name, a.profile_src, a.description, a.description_en, 'artist' as __typename
    from artist a where a.id = ${id} and ${isShown('a')}) artist`;

const reviewCard = (id: string) => `
  select row_to_json(review) as card from (
    select r.id, r.score, r.content, r.like_count, writer.card as "user", product.card as product,
      pictures.list as review_images, '[]'::json as review_likes, 'review' as __typename
    from review r
    left join lateral (
      select row_to_json(writer) as card from (
        select u.id, u.nickname, 'user_profile' as __typename from user_profile u where u.id = r.user_id) writer
    ) writer on true
    left join lateral (
      select row_to_json(product) as card from (
        select ${name('p')}, p.image_src, 'product' as __typename
        from product p where p.id = r.product_id and ${isSold('p')}) product
    ) product on true
    cross join lateral (
      select coalesce(json_agg(picture), '[]') as list from (
        select i.id, i.src, 'review_image' as __typename
        from review_image i where i.review_id = r.id order by i.position, i.id limit 1) picture
    ) pictures
    where r.id = ${id} and ${isShown('r')}) review`;

const items = (condition: string) => `
  select coalesce(json_agg(item), '[]') as list from (
    select i.id, i.type, i.is_show_index, product.card as product, custom.card as product_custom, artist.card as artist,
      graphic.card as graphic, review.card as review, 'main_page_item' as __typename
    from main_page_item i
    left join lateral (${productCard('i.refer_id')}) product on true
    left join lateral (${customCard('c.id = i.refer_id')}) custom on true
    left join lateral (${artistCard('i.refer_id')}) artist on true
    left join lateral (${graphicCard('g.id = i.refer_id')}) graphic on true
    left join lateral (${reviewCard('i.refer_id')}) review on true
    where ${condition}
    order by i.position, i.id) item`;

const blocks = `
  select coalesce(json_agg(block), '[]') as list from (
    select page.id, page.type, page.sub_type, page.title, page.title_en, page.is_title, page.sub_title, page.sub_title_en,
      page.title_btn, page.title_btn_en, page.title_btn_url, page.title_style, thumbnails.list as thumbnails,
      items.list as items, 'main_page' as __typename
    from main_page page
    cross join lateral (
      select coalesce(json_agg(thumbnail), '[]') as list from (
        select t.id, t.thumbnail_src, t.thumbnail_url, t.thumbnail_width, t.thumbnail_height, t.title, t.title_en, t.content,
          t.content_en, t.labels, items.list as items, 'main_page_thumbnail' as __typename
        from main_page_thumbnail t
        cross join lateral (${items('i.main_page_thumbnail_id = t.id')}) items
        where t.main_page_id = page.id
        order by t.position, t.id) thumbnail
    ) thumbnails
    cross join lateral (${items('i.main_page_id = page.id and i.main_page_thumbnail_id is null')}) items
    where ${isShown('page')}
    order by page.position, page.id) block`;

export const homeByHand = `
select json_build_object(
  'management_info', (select json_agg(info) from (
    select id, is_custom_main, 'management_info' as __typename from management_info) info),
  'main_page', (${blocks}),
  'best_customs', (select coalesce(json_agg(card), '[]') from (
    ${customCard('c.is_best', 'order by c.created_at desc, c.id limit 8')}) best),
  'best_graphics', (select coalesce(json_agg(card), '[]') from (
    ${graphicCard('g.is_best', 'order by g.position, g.id limit 12')}) best))::text as data`;
