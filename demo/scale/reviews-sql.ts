import { reactionCountSql, reactionTables } from './reactions-sql.ts';
import type { ScaleSize } from './scale-size.ts';

/** The parts of the reviews that are known before there are products to review, because products count their reviews. */
export const reviewDraftsSql = ({ reviews, products }: ScaleSize): string => `
create temp table review_draft on commit drop as
  select n, 5 - floor(5 * pg_temp.draw('review score', n) ^ 3)::int as score,
    case n % 97 when 0 then 'BLIND' else 'ACT' end as state,
    case n % 89 when 0 then now() end as deleted_at,
    -- One product is talked about far more than any other.
    case n % 40 when 0 then 1 else pg_temp.pick('reviewed', n, ${products}) end as product
  from generate_series(1, ${reviews}) n;

create temp table review_number on commit drop as
  select product, count(*) as review_count, round(avg(score), 2) as average_score
  from review_draft where state = 'ACT' and deleted_at is null group by product;
analyze review_draft, review_number;`;

export const reviewsSql = (size: ScaleSize): string => `
insert into review (id, product_id, user_id, score, content, state, image_count, like_count, unlike_count, created_at,
  deleted_at)
select pg_temp.scale_id('review', n), pg_temp.scale_id('product', draft.product),
  pg_temp.scale_id('user', pg_temp.pick('reviewer', n, ${size.members})), draft.score, demo.content, draft.state,
  (n % 3 = 0)::int,
  ${reactionCountSql(reactionTables.review, size)}, ${reactionCountSql(reactionTables.unlikedReview, size)}, pg_temp.some_time(n),
  draft.deleted_at
from review_draft draft join demo_review demo on place = n % many;

insert into review_image (id, review_id, src, width, height, position)
select pg_temp.scale_id('review_image', n), pg_temp.scale_id('review', n), src, width, height, 0
from generate_series(3, ${size.reviews}, 3) n join demo_review_image on place = n % many;

insert into review_score_count (product_id, score, review_count, photo_review_count)
select pg_temp.scale_id('product', product), score, count(*), count(*) filter (where n % 3 = 0)
from review_draft where state = 'ACT' and deleted_at is null group by product, score;`;
