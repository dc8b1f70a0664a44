import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';

/** What the shop knows of a member, by topic. Ids and what only a machine reads are left out. */
const queries = {
  profile: `select email, name, nickname, phone, phone_verified_at, created_at from "user" where id = $1`,
  agreements: `select type, agreed, terms_version, at, method, host(address) as address from user_agreement
    where user_id = $1 order by at, type`,
  sessions: `select created_at, rotated_at as used_at, ended_at, host(address) as address, user_agent
    from identity_session where account_id = $1 order by created_at`,
  liked_products: `select product.name_ko as name, liked.created_at from product_like liked join product on product.id = product_id
    where user_id = $1 and liked.deleted_at is null order by liked.created_at`,
  liked_graphics: `select graphic.name_ko as name, liked.created_at from graphic_like liked join graphic on graphic.id = graphic_id
    where user_id = $1 and liked.deleted_at is null order by liked.created_at`,
  followed_artists: `select artist.name_ko as name, followed.created_at from artist_follow followed
    join artist on artist.id = artist_id where followed.user_id = $1 and followed.deleted_at is null order by followed.created_at`,
  followed_brands: `select brand.name_ko as name, followed.created_at from brand_follow followed
    join brand on brand.id = brand_id where followed.user_id = $1 and followed.deleted_at is null order by followed.created_at`,
  designs: `select custom.name_ko as name, product.name_ko as product, custom.created_at from product_custom custom
    join product on product.id = product_id where user_id = $1 and custom.deleted_at is null order by custom.created_at`,
  reviews: `select product.name_ko as product, score, content, review.created_at from review
    join product on product.id = product_id where user_id = $1 and review.deleted_at is null order by review.created_at`,
  questions: `select product.name_ko as product, inquiry.content, answer, inquiry.created_at from product_inquiry inquiry
    join product on product.id = product_id where user_id = $1 and inquiry.deleted_at is null order by inquiry.created_at`,
  notification_subscriptions: `select topic, created_at from push_topic_subscription where user_id = $1 order by created_at`,
  devices_with_notifications: `select user_agent, created_at from push_subscription where user_id = $1 order by created_at`,
} as const;

export type MemberData = Readonly<Record<keyof typeof queries, readonly object[]>>;

/** As of one moment. */
export function exportData(pool: Pool, memberId: string): Promise<MemberData> {
  return inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    const data: Record<string, readonly object[]> = {};
    for (const [topic, query] of Object.entries(queries)) {
      data[topic] = (await client.query(query, [memberId])).rows;
    }
    return data as MemberData;
  });
}
