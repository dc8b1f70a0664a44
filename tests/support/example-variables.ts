import type { Pool } from 'pg';
import { memberId } from '#demo/keys/ids.ts';
import { type ListOrder, type ListRow, rowsAfter } from '#src/graphql/list-order.ts';

type Variables = Readonly<Record<string, unknown>>;

const aCustom = `select id from product_custom where type = 'SHOP' and deleted_at is null limit 1`;

/** Of each kind the one with the most to show, so that a list that is read to its end is noticed. */
const things: Readonly<Record<string, string>> = {
  Influencer: 'select influencer_id as id from influencer_feed group by 1 order by count(*) desc limit 1',
  Post: 'select id from influencer_feed order by created_at limit 1',
  MainDetail: 'select main_page_id as id from main_page_item group by 1 order by count(*) desc limit 1',
  Artist: 'select artist_id as id from graphic group by 1 order by count(*) desc limit 1',
  Plan: 'select plan_id as id from plan_graphic group by 1 order by count(*) desc limit 1',
  Brand: 'select id from brand order by follow_count desc limit 1',
  Product: `select id from product where state = 'ACT' and deleted_at is null
    order by (select count(*) from graphic_product where product_id = product.id) + review_count desc limit 2`,
  Graphic: `select graphic.id from graphic join artist on artist.id = artist_id
    order by (select count(*) from graphic other where other.artist_id = artist.id) desc limit 1`,
  Review: 'select id from review order by like_count desc limit 1',
  Banner: 'select id from home_template limit 1',
  Event: 'select id from event order by position limit 1',
  CustomEditor: `select id from product where is_custom and state = 'ACT' order by position limit 1`,
  Custom: aCustom,
  PrintProof: aCustom,
};

/** Variables that the storefront would send with an operation of that name: several sets where they matter. */
export async function exampleVariables(pool: Pool, name: string, viewerId: string): Promise<Variables[]> {
  const kind = Object.keys(things).find((each) => name.includes(each));
  const { rows } = kind ? await pool.query<{ id: string }>(things[kind] ?? '') : { rows: [] };
  const { rows: customs } = await pool.query<{ id: string }>(aCustom);
  const { rows: graphics } = await pool.query<{ id: string }>(things.Graphic ?? '');
  const { rows: products } = await pool.query<{ id: string }>(things.Product ?? '');
  const { rows: brands } = await pool.query<{ id: string }>(things.Brand ?? '');
  const { rows: artists } = await pool.query<{ path: string }>(
    `select path_name as path from artist where id in (${things.Artist})`,
  );
  const { rows: influencers } = await pool.query<{ id: string }>(things.Influencer ?? '');
  const { rows: categories } = await pool.query<{ id: string }>(
    'select category_id as id from product group by 1 order by count(*) desc limit 1',
  );
  const common = {
    viewerId,
    userId: viewerId,
    customId: customs[0]?.id,
    brandId: brands[0]?.id,
    categoryId: categories[0]?.id,
    productId: products[0]?.id,
    graphicId: graphics[0]?.id,
    ids: graphics.map(({ id }) => id),
    layerIds: [shopperId],
    groupIds: [shopperId],
    logs: [],
    changes: { name_ko: '여행 갈 때 입을 티' },
    custom: {
      id: shopperId,
      product_id: products[0]?.id,
      user_id: viewerId,
      type: 'USER',
      method: 'PRINTING',
      name_ko: '여행',
    },
    limit: 10,
    shown: 3,
    code: 'tee',
    pathName: artists[0]?.path,
    influencerId: influencers[0]?.id,
    createdAt: new Date().toISOString(),
    ...(name === 'SearchCards' && (await searchedIds(pool))),
    ...listVariables(name, viewerId, rows[0]?.id),
    offset: 0,
    deletedAt: null,
    type: 'USE',
  };
  return rows.length > 0 ? rows.map(({ id }) => ({ ...common, id, targetId: id })) : [common];
}

/** A page of what a search has found, of each kind. */
async function searchedIds(pool: Pool): Promise<Variables> {
  const idsOf = async (kind: string, number: number) => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from search_entry where kind = $1 order by id limit $2',
      [kind, number],
    );
    return rows.map(({ id }) => id);
  };
  return {
    product: await idsOf('product', 20),
    custom: await idsOf('custom', 4),
    graphic: await idsOf('graphic', 4),
    artist: await idsOf('artist', 4),
    brand: await idsOf('brand', 4),
  };
}

const newestFirst = (key: string) => [{ created_at: 'desc' }, { [key]: 'asc' }];

const listed = [{ position: 'asc' }, { id: 'asc' }];

const inPlanOrder = [{ position: 'asc' }, { graphic_id: 'asc' }];

const soldByShop = { type: { _eq: 'SHOP' }, deleted_at: { _is_null: true } };

const latestFirst: ListOrder = [{ created_at: 'desc' }, { product_custom_id: 'desc' }];

const newestById: ListOrder = [{ created_at: 'desc' }, { id: 'desc' }];

const bestFirst: ListOrder = [{ score: 'desc' }, { created_at: 'desc' }, { id: 'asc' }];

const laterPage = (where: object, order_by: ListOrder, last: ListRow): Variables => ({
  where: { _and: [where, rowsAfter(order_by, last)] },
  order_by,
});

const pinnedFirst = [{ is_fixed: 'desc' }, { created_at: 'desc' }, { id: 'asc' }];

/** `where` and `order_by` of a later page: the most expensive one. */
function listVariables(name: string, viewerId: string, id: string | undefined): Variables {
  const own = { user_id: { _eq: viewerId }, deleted_at: { _is_null: true } };
  const shown = { state: { _eq: 'ACT' }, deleted_at: { _is_null: true } };
  const newest = (key: string, where: object = own) => {
    const order_by = newestFirst(key);
    const last = { created_at: new Date().toISOString(), [key]: shopperId };
    return { where: { _and: [where, rowsAfter(order_by, last)] }, order_by };
  };
  const lists: Readonly<Record<string, Variables>> = {
    LikedGraphics: newest('graphic_id'),
    LikedProducts: newest('product_id'),
    LikedReviews: newest('review_id'),
    FollowedArtists: newest('artist_id', { ...own, artist: shown }),
    FollowedBrands: newest('brand_id', { ...own, brand: shown }),
    SavedCustoms: newest('id', { ...own, type: { _eq: 'USER' } }),
    OwnReviews: newest('id'),
    ReviewList: laterPage({}, bestFirst, { score: 4, created_at: new Date().toISOString(), id: shopperId }),
    Events: laterPage({ end_date: { _lt: 'now()' } }, [{ end_date: 'desc' }, { id: 'asc' }], {
      end_date: new Date().toISOString(),
      id: shopperId,
    }),
    Banners: laterPage(shown, listed, { position: 1, id: shopperId }),
    NoticeList: {
      where: rowsAfter(pinnedFirst, { is_fixed: false, created_at: new Date().toISOString(), id: shopperId }),
      order_by: pinnedFirst,
    },
    EditorGraphics: laterPage({ ...shown, artist: shown }, listed, { position: 1, id: shopperId }),
    Inquiries: newest('id'),
    OwnProductInquiries: newest('id'),
    FaqList: { where: {}, order_by: listed },
    ProductList: { where: {}, order_by: listed, colors: ['navy'], has_colors: true },
    ProductCount: { where: {} },
    ListScope: { category: 'hoodies', brand: shopperId, artist: shopperId },
    ArtistGraphics: laterPage({ artist_id: { _eq: id }, deleted_at: { _is_null: true } }, listed, {
      position: 1,
      id: shopperId,
    }),
    BrandGraphics: laterPage({ ...shown, artist: { artist_brands: { brand_id: { _eq: id } } } }, listed, {
      position: 1,
      id: shopperId,
    }),
    ArtistCustoms: laterPage({ artist_id: { _eq: id }, product_custom: soldByShop }, latestFirst, {
      created_at: new Date().toISOString(),
      product_custom_id: shopperId,
    }),
    InfluencerPosts: laterPage({ influencer_id: { _eq: id } }, newestById, {
      created_at: new Date().toISOString(),
      id: shopperId,
    }),
    MainDetailItems: laterPage({ main_page_id: { _eq: id } }, listed, { position: 1, id: shopperId }),
    PlanGraphics: {
      where: {
        _and: [
          { plan_id: { _eq: id }, graphic: shown },
          rowsAfter(inPlanOrder, { position: 1, graphic_id: shopperId }),
        ],
      },
      order_by: inPlanOrder,
    },
    GraphicProducts: {
      where: { graphic_id: { _eq: id }, product: shown },
      order_by: [{ position: 'asc' }, { product_id: 'asc' }],
    },
  };
  return lists[name] ?? {};
}

/** The member of the demo with the longest lists. */
export const shopperId = memberId('shopper');
