import type { Pool } from '#server/database/pool.ts';
import type { Topic, Wish } from './topics.ts';

/** What a member asked for, with the words and the place of what it is about; null: it left the shop. */
export type NamedWish = {
  readonly topic: Topic;
  readonly target_id: string | null;
  readonly name: string | null;
  readonly name_en: string | null;
  readonly path: string | null;
  readonly created_at: Date;
};

const mostWishes = 500;

/** @returns false when there is no such thing in the shop, or the member asked for too much already */
export async function addWish(pool: Pool, userId: string, { topic, targetId }: Wish): Promise<boolean> {
  const { rows } = await pool.query<{ isKept: boolean }>(
    `with added as (
      insert into push_wish (user_id, topic, target_id)
      select $1, $2::text, $3::uuid
      where (select count(*) from push_wish where user_id = $1) < $4 and case $2::text
        when 'ARTIST' then exists (select from artist where id = $3 and state = 'ACT' and deleted_at is null)
        when 'RESTOCK' then exists (select from product where id = $3 and state <> 'HIDDEN' and deleted_at is null)
          or exists (select from product_variant where id = $3 and state = 'ACT' and deleted_at is null)
        else true end
      on conflict do nothing returning 1
    )
    select exists (select from added)
      or exists (select from push_wish where user_id = $1 and topic = $2 and target_id = $3) as "isKept"`,
    [userId, topic, targetId, mostWishes],
  );
  return rows[0]?.isKept ?? false;
}

export async function removeWish(pool: Pool, userId: string, { topic, targetId }: Wish): Promise<void> {
  await pool.query('delete from push_wish where user_id = $1 and topic = $2 and target_id = $3', [
    userId,
    topic,
    targetId,
  ]);
}

/** Newest first. */
export async function readWishes(pool: Pool, userId: string): Promise<NamedWish[]> {
  const { rows } = await pool.query<NamedWish>(
    `select wish.topic, nullif(wish.target_id, '00000000-0000-0000-0000-000000000000') as target_id,
      coalesce(artist.name_ko, product.name_ko || coalesce(' ' || option.name_ko || ' ' || variant.size, '')) as name,
      coalesce(artist.name_en, product.name_en || coalesce(' ' || option.name_en || ' ' || variant.size, '')) as name_en,
      coalesce('/artist/' || artist.path_name, '/product/' || product.id) as path, wish.created_at
    from push_wish wish
    left join artist on wish.topic = 'ARTIST' and artist.id = wish.target_id
    left join product_variant variant on wish.topic = 'RESTOCK' and variant.id = wish.target_id
    left join product_option option on option.id = variant.product_option_id
    left join product on wish.topic = 'RESTOCK' and product.id = coalesce(option.product_id, wish.target_id)
    where wish.user_id = $1 order by wish.created_at desc, wish.target_id`,
    [userId],
  );
  return rows;
}
