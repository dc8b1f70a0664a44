import type { Pool } from 'pg';

/** Addresses and names of the demo shop that an audit visits. */
export type ShopFacts = {
  readonly product: string;
  readonly productName: string;
  readonly graphic: string;
  /** A path of the CDN. */
  readonly picture: string;
  /** Values for the variable parts of addresses. */
  readonly ids: Readonly<
    Record<
      | 'product'
      | 'code'
      | 'graphic'
      | 'artist'
      | 'artistId'
      | 'brand'
      | 'plan'
      | 'event'
      | 'banner'
      | 'influencer'
      | 'feed'
      | 'block'
      | 'review',
      string
    >
  >;
};

type Row = Record<
  | 'product'
  | 'code'
  | 'name'
  | 'image'
  | 'brand'
  | 'graphic'
  | 'artist'
  | 'artist_id'
  | 'plan'
  | 'event'
  | 'banner'
  | 'influencer'
  | 'feed'
  | 'block'
  | 'review',
  string
>;

export async function readShopFacts(pool: Pool): Promise<ShopFacts> {
  const { rows } = await pool.query<Row>(
    `select product.id as product, product.code, product.name_ko as name, product.image_src as image, product.brand_id as brand,
       graphic.id as graphic, artist.path_name as artist, artist.id as artist_id, (select id from plan order by position limit 1) as plan,
       (select id from event order by position limit 1) as event,
       (select id from home_template where not is_custom_url order by position limit 1) as banner,
       influencer_feed.influencer_id as influencer, influencer_feed.id as feed,
       (select main_page_id from main_page_item where is_show_index limit 1) as block,
       (select id from review where state = 'ACT' and deleted_at is null order by like_count desc, id limit 1) as review
     from product, influencer_feed, graphic join artist on artist.id = graphic.artist_id
     where product.state = 'ACT' and graphic.state = 'ACT' and graphic.is_donate
     order by product.position, graphic.position limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('The demo shop is empty.');
  return {
    product: `/product/${row.product}`,
    productName: row.name,
    graphic: `/artist/${row.artist}/graphic/${row.graphic}`,
    picture: row.image,
    ids: {
      product: row.product,
      code: row.code,
      graphic: row.graphic,
      artist: row.artist,
      artistId: row.artist_id,
      brand: row.brand,
      plan: row.plan,
      event: row.event,
      banner: row.banner,
      influencer: row.influencer,
      feed: row.feed,
      block: row.block,
      review: row.review,
    },
  };
}
