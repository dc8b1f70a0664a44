/** SQL conditions by the aliases of rows. The data service reads the same rules from `metadata/`; visibility.test.ts compares the two. */

/** Neither hidden by an operator nor deleted: the rule of every row of the catalogue with a state, except products. */
export const isShown = (row: string) => `${row}.state = 'ACT' and ${row}.deleted_at is null`;

/** A product that is suspended cannot be bought, but its page stays. */
export const isProductShown = (product: string) =>
  `${product}.state in ('ACT', 'SUSPENDED') and ${product}.deleted_at is null`;

/** A graphic goes with its artist. */
export const isGraphicShown = (graphic: string, artist: string) =>
  `${isShown(graphic)} and ${isShown(artist)}`;

/** A row that an operator can write for a later day. */
export const isPublished = (row: string) => `${row}.deleted_at is null and ${row}.created_at <= now()`;

/** A design of the shop, whether or not all parts of it are still shown; those of members are private. */
export const isShopCustom = (custom: string) => `${custom}.type = 'SHOP' and ${custom}.deleted_at is null`;

/** Nothing that a custom consists of is hidden: neither a side of its product nor a graphic on it. */
export const areCustomPartsShown = (customId: string) => `not exists (
    select from custom_mockup mockup join mockup_group side on side.id = mockup.mockup_group_id
    where mockup.product_custom_id = ${customId} and mockup.deleted_at is null and side.deleted_at is not null
  ) and not exists (
    select from custom_mockup mockup
    join custom_layer layer on layer.custom_mockup_id = mockup.id and layer.deleted_at is null
    join graphic on graphic.id = layer.graphic_id
    join artist on artist.id = graphic.artist_id
    where mockup.product_custom_id = ${customId} and mockup.deleted_at is null
      and not (${isGraphicShown('graphic', 'artist')})
  )`;

type VisibleRows = {
  /** The table under its own name, joined to the rows that decide with it. */
  readonly from: string;
  readonly where: string;
};

const shownAlone = (table: string): VisibleRows => ({ from: table, where: isShown(table) });

/** The rows of a table that everybody may see: what the role `public` selects of it. */
export const visibleRows = {
  artist: shownAlone('artist'),
  brand: shownAlone('brand'),
  category: {
    from: 'category left join category parent on parent.id = category.parent_id',
    where: `${isShown('category')} and (category.parent_id is null or (${isShown('parent')}))`,
  },
  event: shownAlone('event'),
  graphic: {
    from: 'graphic join artist on artist.id = graphic.artist_id',
    where: isGraphicShown('graphic', 'artist'),
  },
  home_template: shownAlone('home_template'),
  influencer: shownAlone('influencer'),
  influencer_feed: {
    from: 'influencer_feed join influencer on influencer.id = influencer_feed.influencer_id',
    where: `${isPublished('influencer_feed')} and ${isShown('influencer')}`,
  },
  main_page: shownAlone('main_page'),
  mockup_group: {
    from: 'mockup_group join product on product.id = mockup_group.product_id',
    where: `mockup_group.deleted_at is null and ${isProductShown('product')}`,
  },
  notice: { from: 'notice', where: isPublished('notice') },
  plan: shownAlone('plan'),
  product: { from: 'product', where: isProductShown('product') },
  product_custom: {
    from: `product_custom join product on product.id = product_custom.product_id
      join product_option on product_option.id = product_custom.option_id`,
    where: `${isShopCustom('product_custom')} and ${isProductShown('product')} and ${isShown('product_option')}
      and ${areCustomPartsShown('product_custom.id')}`,
  },
  product_option: {
    from: 'product_option join product on product.id = product_option.product_id',
    where: `${isShown('product_option')} and ${isProductShown('product')}`,
  },
  product_variant: {
    from: `product_variant join product_option on product_option.id = product_variant.product_option_id
      join product on product.id = product_option.product_id`,
    where: `${isShown('product_variant')} and ${isShown('product_option')} and ${isProductShown('product')}`,
  },
  review: shownAlone('review'),
} as const satisfies Record<string, VisibleRows>;
