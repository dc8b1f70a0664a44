import type { Pool } from 'pg';

const tables = ['graphic_like', 'product_like', 'review_like', 'review_unlike', 'artist_follow'] as const;
const shopper = `(select id from "user" where email = 'shopper@kkumim.test')`;

/** The reactions of the demo shopper, read and reset past the shop. */
export function shopperReactions(pool: Pool) {
  const reactions = {
    /** Graphics that the shopper has never liked, by artists who are not followed. */
    async findUnlikedGraphics(count: number) {
      const { rows } = await pool.query<{
        id: string;
        path: string;
        name: string;
        artist: string;
        likes: number;
      }>(
        `select graphic.id, graphic.name_ko as name, artist.name_ko as artist, like_count as likes,
           '/artist/' || path_name || '/graphic/' || graphic.id as path
         from graphic join artist on artist.id = artist_id
         where graphic.state = 'ACT' and graphic.deleted_at is null
           and not exists (select from graphic_like where graphic_id = graphic.id and user_id = ${shopper})
           and not exists (select from artist_follow where artist_follow.artist_id = artist.id and user_id = ${shopper})
         order by graphic.position limit $1`,
        [count],
      );
      return rows;
    },
    async findUnlikedGraphic() {
      const [graphic] = await reactions.findUnlikedGraphics(1);
      if (!graphic) throw new Error('The demo shopper likes every graphic.');
      return graphic;
    },
    /** A product that the shopper has never liked. */
    async findUnlikedProduct() {
      const { rows } = await pool.query<{ id: string; name: string }>(
        `select id, name_ko as name from product
         where state = 'ACT' and deleted_at is null
           and not exists (select from product_like where product_id = product.id and user_id = ${shopper})
         order by position limit 1`,
      );
      const [product] = rows;
      if (!product) throw new Error('The demo shopper likes every product.');
      return product;
    },
    /** Likes a product that stands on the first screen of the main page. */
    async likeFirstProduct() {
      const { rows } = await pool.query<{ id: string; name: string }>(
        `select product.id, product.name_ko as name
         from main_page block join main_page_item item on item.main_page_id = block.id
           join product on product.id = item.refer_id
         where block.type = 'ITEM' and block.sub_type = 'PRODUCT' and product.state = 'ACT'
         order by block.position, item.position limit 1`,
      );
      const [product] = rows;
      if (!product) throw new Error('The main page shows no product.');
      await pool.query(
        `insert into product_like (user_id, product_id) values (${shopper}, $1)
         on conflict (user_id, product_id) do update set deleted_at = null`,
        [product.id],
      );
      return product;
    },
    /** Whether the row says "given"; `null` without a row. */
    async isLiked(graphicId: string): Promise<boolean | null> {
      const { rows } = await pool.query<{ is_active: boolean }>(
        `select deleted_at is null as is_active from graphic_like where user_id = ${shopper} and graphic_id = $1`,
        [graphicId],
      );
      return rows[0]?.is_active ?? null;
    },
    /** Likes so many more graphics, each a moment later than the one before. `except`: the id of one that is left out. */
    async addLikes(count: number, except: string | null = null): Promise<void> {
      await pool.query(
        `insert into graphic_like (user_id, graphic_id, created_at)
         select ${shopper}, id, clock_timestamp() from graphic
         where state = 'ACT' and deleted_at is null
           and not exists (select from graphic_like where graphic_id = graphic.id and user_id = ${shopper})
           and id is distinct from $2
         limit $1`,
        [count, except],
      );
    },
    async reset(since: Date): Promise<void> {
      for (const table of tables) {
        await pool.query(`delete from ${table} where user_id = ${shopper} and created_at >= $1`, [since]);
        await pool.query(
          `update ${table} set deleted_at = null where user_id = ${shopper} and deleted_at >= $1`,
          [since],
        );
      }
    },
  };
  return reactions;
}
