import type { ScaleSize } from './scale-size.ts';

/** Influencers and their posts, with customs and products of the demo shop. */
export const influencersSql = (size: ScaleSize): string => `
insert into influencer (id, name_ko, name_en, profile_src, description, description_en, position, created_at)
select pg_temp.scale_id('influencer', n), name_ko || ' ' || n, name_en || ' ' || n, profile_src, description,
  description_en, 1000 + n, pg_temp.some_time(n)
from generate_series(1, ${size.influencers}) n join demo_influencer on place = n % many;

insert into influencer_feed (id, influencer_id, image_src, content, content_en, product_id, product_custom_id, created_at)
select pg_temp.scale_id('influencer_feed', n),
  pg_temp.scale_id('influencer', pg_temp.pick('influencer of post', n, ${size.influencers})), image_src,
  content, content_en, product_id, product_custom_id, pg_temp.some_time(n)
from generate_series(1, ${size.posts}) n join demo_influencer_feed on place = n % many;`;
