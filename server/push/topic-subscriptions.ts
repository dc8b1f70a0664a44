import type { Pool } from '#server/database/pool.ts';
import type { Topic, TopicSubscription } from './topics.ts';

/** What a member asked for, with the words and the place of what it is about; null: it left the shop. */
export type NamedTopicSubscription = {
  readonly topic: Topic;
  readonly target_id: string | null;
  readonly name: string | null;
  readonly name_en: string | null;
  readonly path: string | null;
  readonly created_at: Date;
};

const maxSubscriptions = 500;

/** @returns false when there is no such thing in the shop, or the member asked for too much already */
export async function addTopicSubscription(
  pool: Pool,
  userId: string,
  { topic, targetId }: TopicSubscription,
): Promise<boolean> {
  const { rows } = await pool.query<{ isKept: boolean }>(
    `with added as (
      insert into push_topic_subscription (user_id, topic, target_id)
      select $1, $2::text, $3::uuid
      where (select count(*) from push_topic_subscription where user_id = $1) < $4 and case $2::text
        when 'ARTIST' then exists (select from artist where id = $3 and state = 'ACT' and deleted_at is null)
        when 'RESTOCK' then exists (select from product where id = $3 and state <> 'HIDDEN' and deleted_at is null)
          or exists (select from product_variant where id = $3 and state = 'ACT' and deleted_at is null)
        else true end
      on conflict do nothing returning 1
    )
    select exists (select from added)
      or exists (select from push_topic_subscription where user_id = $1 and topic = $2 and target_id = $3) as "isKept"`,
    [userId, topic, targetId, maxSubscriptions],
  );
  return rows[0]?.isKept ?? false;
}

export async function removeTopicSubscription(
  pool: Pool,
  userId: string,
  { topic, targetId }: TopicSubscription,
): Promise<void> {
  await pool.query(
    'delete from push_topic_subscription where user_id = $1 and topic = $2 and target_id = $3',
    [userId, topic, targetId],
  );
}

/** Newest first. */
export async function listTopicSubscriptions(pool: Pool, userId: string): Promise<NamedTopicSubscription[]> {
  const { rows } = await pool.query<NamedTopicSubscription>(
    `select subscription.topic, nullif(subscription.target_id, '00000000-0000-0000-0000-000000000000') as target_id,
      coalesce(artist.name_ko, product.name_ko || coalesce(' ' || option.name_ko || ' ' || variant.size, '')) as name,
      coalesce(artist.name_en, product.name_en || coalesce(' ' || option.name_en || ' ' || variant.size, '')) as name_en,
      coalesce('/artist/' || artist.path_name, '/product/' || product.id) as path, subscription.created_at
    from push_topic_subscription subscription
    left join artist on subscription.topic = 'ARTIST' and artist.id = subscription.target_id
    left join product_variant variant on subscription.topic = 'RESTOCK' and variant.id = subscription.target_id
    left join product_option option on option.id = variant.product_option_id
    left join product on subscription.topic = 'RESTOCK' and product.id = coalesce(option.product_id, subscription.target_id)
    where subscription.user_id = $1 order by subscription.created_at desc, subscription.target_id`,
    [userId],
  );
  return rows;
}
