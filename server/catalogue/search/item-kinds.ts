import {
  areCustomPartsShown,
  isProductShown,
  isShopCustom,
  isShown,
  visibleRows,
} from '#server/platform/database/visibility.ts';

/** The parts of the statements that differ between the kinds. `found.id` is the id of the item. */
type ItemKind = {
  /** A subquery that returns `popularity`. */
  readonly popularity: string;
  /** A condition: may everybody see the item? */
  readonly isVisible: string;
  /** A subquery of what a link to the item shows and needs besides its name: `picture_src`, `product_id` and `path_name`. */
  readonly address: string;
};

const isFoundVisible = (table: 'product' | 'graphic' | 'artist' | 'brand') => {
  const { from, where } = visibleRows[table];
  return `exists (select from ${from} where ${table}.id = found.id and ${where})`;
};

export const itemKinds = {
  product: {
    popularity: 'select like_count as popularity from product where id = found.id',
    isVisible: isFoundVisible('product'),
    address:
      'select null::uuid as product_id, null as path_name, image_src as picture_src from product where id = found.id',
  },
  custom: {
    popularity: `select like_count as popularity from product_custom custom join product on product.id = custom.product_id
      where custom.id = found.id`,
    isVisible: `exists (
      select from product_custom custom
      join product on product.id = custom.product_id and ${isProductShown('product')}
      join product_option option on option.id = custom.option_id and ${isShown('option')}
      where custom.id = found.id and ${isShopCustom('custom')}
    ) and ${areCustomPartsShown('found.id')}`,
    address: `select product_id, null as path_name,
        (select src from custom_mockup mockup join mockup_group side on side.id = mockup_group_id
         where product_custom_id = found.id and mockup.deleted_at is null order by side.position limit 1) as picture_src
      from product_custom where id = found.id`,
  },
  graphic: {
    popularity: 'select like_count as popularity from graphic where id = found.id',
    isVisible: isFoundVisible('graphic'),
    address: `select null::uuid as product_id, path_name, graphic.src as picture_src from graphic join artist on artist.id = graphic.artist_id
      where graphic.id = found.id`,
  },
  artist: {
    popularity: 'select follow_count as popularity from artist where id = found.id',
    isVisible: isFoundVisible('artist'),
    address:
      'select null::uuid as product_id, path_name, profile_src as picture_src from artist where id = found.id',
  },
  brand: {
    popularity: 'select follow_count as popularity from brand where id = found.id',
    isVisible: isFoundVisible('brand'),
    address:
      'select null::uuid as product_id, null as path_name, logo_src as picture_src from brand where id = found.id',
  },
} as const satisfies Record<string, ItemKind>;

export type Kind = keyof typeof itemKinds;
export const kinds = Object.keys(itemKinds) as readonly Kind[];
