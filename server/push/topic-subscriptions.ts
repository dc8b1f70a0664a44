import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { isProductShown, isShown } from '#server/platform/database/visibility.ts';
import { noTarget, type TopicSubscription } from './topics.ts';

/** A subscription with the names and the page of its target. `path`: null when there is no page that can be opened. */
export type NamedTopicSubscription = Columns<'push_topic_subscription', 'topic' | 'created_at'> & {
  readonly target_id: string | null;
  readonly name: string | null;
  readonly name_en: string | null;
  readonly path: string | null;
};

const maxSubscriptions = 500;

/** @returns false when the target does not exist, or the member has reached the maximum number of subscriptions */
export async function addTopicSubscription(
  pool: Pool,
  userId: string,
  { topic, targetId }: TopicSubscription,
): Promise<boolean> {
  const { rows } = await pool.query<{ isStored: boolean }>(
    `with added as (
      insert into push_topic_subscription (user_id, topic, target_id)
      select $1, $2::text, $3::uuid
      where (select count(*) from push_topic_subscription where user_id = $1) < $4 and case $2::text
        when 'ARTIST' then exists (select from artist where id = $3 and ${isShown('artist')})
        when 'RESTOCK' then exists (select from product where id = $3 and ${isProductShown('product')})
          or exists (select from product_variant where id = $3 and ${isShown('product_variant')})
        else true end
      on conflict do nothing returning 1
    )
    select exists (select from added)
      or exists (select from push_topic_subscription where user_id = $1 and topic = $2 and target_id = $3) as "isStored"`,
    [userId, topic, targetId, maxSubscriptions],
  );
  return rows[0]?.isStored ?? false;
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
    `select subscription.topic, nullif(subscription.target_id, '${noTarget}') as target_id,
      coalesce(artist.name_ko, product.name_ko || coalesce(' ' || option.name_ko || ' ' || variant.size, '')) as name,
      coalesce(artist.name_en, product.name_en || coalesce(' ' || option.name_en || ' ' || variant.size, '')) as name_en,
      case when ${isShown('artist')} then '/artist/' || artist.path_name
        when ${isProductShown('product')} then '/product/' || product.id end as path,
      subscription.created_at
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
