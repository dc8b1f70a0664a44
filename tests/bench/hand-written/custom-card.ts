import { isShown, isSold, name } from './cards.ts';

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

const variants = `
  select coalesce(json_agg(variant), '[]') as list from (
    select distinct on (v.production_method) v.id, v.production_method, v.add_price, 'product_variant' as __typename
    from product_variant v
    where v.product_option_id = o.id and ${isShown('v')}
    order by v.production_method, v.add_price, v.id) variant`;

/** The card of a custom of the shop. */
export const customCard = (condition: string, rest = '') => `
  select row_to_json(custom) as card from (
    select ${name('c')}, c.is_new, c.method, option.card as option, product.card as product, mockups.list as custom_mockups, 'product_custom' as __typename
    from product_custom c
    left join lateral (
      select row_to_json(option) as card from (
        select ${name('o')}, o.price, variants.list as product_variants, 'product_option' as __typename
        from product_option o join product on product.id = o.product_id and ${isSold('product')}
        cross join lateral (${variants}) variants
        where o.id = c.option_id and ${isShown('o')}) option
    ) option on true
    left join lateral (
      select row_to_json(product) as card from (
        select ${name('p')}, p.image_src, p.is_new, p.stock_count, p.price, p.origin_price,
          p.sale_rate, p.promotion_price,
          brand.card as brand, 'product' as __typename
        from product p
        left join lateral (
          select row_to_json(brand) as card from (
            select ${name('b')}, 'brand' as __typename from brand b where b.id = p.brand_id and ${isShown('b')}) brand
        ) brand on true
        where p.id = c.product_id and ${isSold('p')}) product
    ) product on true
    cross join lateral (${mockups}) mockups
    where ${condition} and c.deleted_at is null and c.type = 'SHOP' ${rest}) custom`;
