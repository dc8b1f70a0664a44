import { reactionCountSql, reactionTables } from './reactions-sql.ts';
import type { ScaleSize } from './scale-size.ts';

/** Members, brands, artists and who works with whom. */
export const peopleSql = (size: ScaleSize): string => `
insert into "user" (id, email, name, nickname, created_at)
select pg_temp.scale_id('user', n), 'member-' || n || '@scale.test', name, nickname || ' ' || n, pg_temp.some_time(n)
from generate_series(1, ${size.members}) n join demo_user on place = n % many;

insert into brand (id, name_ko, name_en, logo_src, cover_src, description, description_en, position, follow_count,
  created_at)
select pg_temp.scale_id('brand', n), name_ko || ' ' || n, name_en || ' ' || n, logo_src, cover_src, description,
  description_en, 1000 + n, ${reactionCountSql(reactionTables.brand, size)}, pg_temp.some_time(n)
from generate_series(1, ${size.brands}) n join demo_brand on place = n % many;

insert into artist (id, name_ko, name_en, path_name, profile_src, image_src, description, description_en, position,
  follow_count, created_at)
select pg_temp.scale_id('artist', n), name_ko || ' ' || n, name_en || ' ' || n, path_name || '-' || n, profile_src,
  image_src, description, description_en, 1000 + n, ${reactionCountSql(reactionTables.artist, size)}, pg_temp.some_time(n)
from generate_series(1, ${size.artists}) n join demo_artist on place = n % many;

insert into artist_brand (artist_id, brand_id, position)
select pg_temp.scale_id('artist', n), pg_temp.scale_id('brand', 1 + (n + turn) % ${size.brands}), n
from generate_series(1, ${size.artists}) n, generate_series(0, 1) turn;`;
