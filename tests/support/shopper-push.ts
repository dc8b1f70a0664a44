import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

const shopper = `(select id from "user" where email = 'shopper@kkumim.test')`;

/** The subscriptions, consents and notifications of the demo shopper, read and changed past the shop. */
export function shopperPush(pool: Pool) {
  const read = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await pool.query<Row>(sql, values)).rows;
  return {
    topics: () =>
      read<{ topic: string; target_id: string }>(
        `select topic, target_id from push_topic_subscription where user_id = ${shopper} order by topic`,
      ),
    devices: () =>
      read<{ endpoint: string; locale: string }>(
        `select endpoint, locale from push_subscription where user_id = ${shopper}`,
      ),
    consents: () =>
      read<{ type: string; agreed: boolean }>(
        `select type, agreed from user_agreement where user_id = ${shopper} order by at, type`,
      ),
    subscribe: (topic: string, targetId: string) =>
      pool.query(
        `insert into push_topic_subscription (user_id, topic, target_id) values (${shopper}, $1, $2)`,
        [topic, targetId],
      ),
    /** Inserts a received notification into the inbox. */
    async addNotification(title: string, path: string): Promise<void> {
      await pool.query(
        `with message as (
          insert into push_message (topic, target_id, subject_id, title, title_en, body, body_en, path)
          values ('NOTICE', $1, $1, $2, $2, '', '', $3) returning id
        ) insert into notification (user_id, message_id, created_at) select ${shopper}, id, clock_timestamp() from message`,
        [randomUUID(), title, path],
      );
    },
    /** A graphic that is for sale, by an artist whom the page names. */
    async findGraphic() {
      const [graphic] = await read<{ path: string; artist: string; artistId: string; artistPath: string }>(
        `select '/artist/' || path_name || '/graphic/' || graphic.id as path, artist.name_ko as artist,
           artist.id as "artistId", path_name as "artistPath"
         from graphic join artist on artist.id = artist_id
         where graphic.state = 'ACT' and graphic.deleted_at is null order by graphic.position limit 1`,
      );
      if (!graphic) throw new Error('The demo shop shows no graphic.');
      return graphic;
    },
    /** A product of which nothing is left, and how to fill it up and empty it again. */
    async findProduct() {
      const [product] = await read<{ id: string; name: string }>(
        `select id, name_ko as name from product where state = 'ACT' and deleted_at is null and stock_count > 0
         order by position limit 1`,
      );
      if (!product) throw new Error('The demo shop is sold out.');
      const variants = `product_option_id in (select id from product_option where product_id = $1)`;
      const before = await read<{ id: string; stock_count: number }>(
        `select id, stock_count from product_variant where ${variants}`,
        [product.id],
      );
      return {
        ...product,
        sellOut: () =>
          pool.query(`update product_variant set stock_count = 0 where ${variants}`, [product.id]),
        async restock() {
          await pool.query(
            `update product_variant set stock_count = known.count
             from unnest($1::uuid[], $2::int[]) as known(id, count) where product_variant.id = known.id`,
            [before.map(({ id }) => id), before.map(({ stock_count }) => stock_count)],
          );
        },
      };
    },
    async reset(): Promise<void> {
      await pool.query(`
        delete from push_subscription where user_id = ${shopper};
        delete from push_topic_subscription where user_id = ${shopper};
        delete from user_agreement where user_id = ${shopper};
        delete from push_message where id in (select message_id from notification where user_id = ${shopper});`);
    },
  };
}
