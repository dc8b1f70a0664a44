// The cards of the shop as SQL written by hand, each for one row of the table that its condition speaks of.

/** A visitor has no likes; a member is the first parameter. */
export type Viewer = 'visitor' | 'member';

export const name = (row: string) => `${row}.id, ${row}.name_ko, ${row}.name_en`;
export const isShown = (row: string) => `${row}.deleted_at is null and ${row}.state = 'ACT'`;
export const isSold = (row: string) => `${row}.deleted_at is null and ${row}.state in ('ACT', 'SUSPENDED')`;

const likes = (viewer: Viewer, table: string, { column, id }: { column: string; id: string }) =>
  viewer === 'visitor'
    ? `'[]'::json`
    : `(select coalesce(json_agg(likes), '[]') from (
        select h.user_id, h.${column}, '${table}' as __typename from ${table} h
        where h.${column} = ${id} and h.user_id = $1 and h.deleted_at is null) likes)`;

const brandOf = (product: string) => `
  left join lateral (
    select row_to_json(brand) as card
    from (select ${name('b')}, 'brand' as __typename from brand b where b.id = ${product}.brand_id and ${isShown('b')}) brand
  ) brand on true`;

export const productCard = (viewer: Viewer, condition: string, rest = '') => `
  select row_to_json(product) as card from (
    select ${name('p')}, p.image_src, p.is_custom, p.is_new, p.stock_count, p.price, p.origin_price, p.sale_rate,
      p.promotion_price, p.like_count, brand.card as brand, 'product' as __typename,
      ${likes(viewer, 'product_like', { column: 'product_id', id: 'p.id' })} as product_likes
    from product p ${brandOf('p')}
    where ${condition} and ${isSold('p')} ${rest}) product`;

export const graphicCard = (viewer: Viewer, condition: string, rest = '') => `
  select row_to_json(graphic) as card from (
    select ${name('g')}, g.src, g.background_color, g.price, g.origin_price, g.sale_rate, g.promotion_price, g.is_donate,
      g.donation, g.like_count, artist.card as artist, 'graphic' as __typename,
      ${likes(viewer, 'graphic_like', { column: 'graphic_id', id: 'g.id' })} as graphic_likes
    from graphic g
    left join lateral (
      select row_to_json(artist) as card from (
        select ${name('a')}, a.path_name, 'artist' as __typename
        from artist a where a.id = g.artist_id and ${isShown('a')}) artist
    ) artist on true
    where ${condition} and ${isShown('g')} ${rest}) graphic`;

export const artistCard = (condition: string) => `
  select row_to_json(artist) as card from (
    select ${name('a')}, a.path_name, a.profile_src, a.description, a.description_en, 'artist' as __typename
    from artist a where ${condition} and ${isShown('a')}) artist`;

export const brandCard = (condition: string) => `
  select row_to_json(brand) as card from (
    select ${name('b')}, b.logo_src, b.description, b.description_en, 'brand' as __typename
    from brand b where ${condition} and ${isShown('b')}) brand`;

export const planCard = (condition: string) => `
  select row_to_json(plan) as card from (
    select pl.id, pl.title, pl.title_en, pl.sub_title, pl.sub_title_en, pl.thumbnail_src, 'plan' as __typename
    from plan pl where ${condition} and ${isShown('pl')}) plan`;

export const reviewCard = (viewer: Viewer, condition: string) => `
  select row_to_json(review) as card from (
    select r.id, r.score, r.content, r.like_count, writer.card as "user", product.card as product,
      pictures.list as review_images, 'review' as __typename,
      ${likes(viewer, 'review_like', { column: 'review_id', id: 'r.id' })} as review_likes
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
    where ${condition} and ${isShown('r')}) review`;
