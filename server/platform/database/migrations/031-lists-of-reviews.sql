-- The reviews of all products, in each order of their list; the newest come from an index of migration 012.
create index review_all_high_score_idx on review (score desc, created_at desc, id) where deleted_at is null and state = 'ACT';
create index review_all_low_score_idx on review (score, created_at desc, id) where deleted_at is null and state = 'ACT';
create index review_all_helpful_idx on review (like_count desc, created_at desc, id) where deleted_at is null and state = 'ACT';
-- Few reviews of a low score have photos. Who finds a review helpful likes its photos, so that order needs no index of its own.
create index review_all_photo_idx on review (created_at desc, id)
  where image_count > 0 and deleted_at is null and state = 'ACT';
create index review_all_photo_high_score_idx on review (score desc, created_at desc, id)
  where image_count > 0 and deleted_at is null and state = 'ACT';
create index review_all_photo_low_score_idx on review (score, created_at desc, id)
  where image_count > 0 and deleted_at is null and state = 'ACT';

-- Votes do not change the content of a review, see migration 029.
drop trigger touch on review;
create trigger touch before update on review for each row
  when ((old.like_count, old.unlike_count) is not distinct from (new.like_count, new.unlike_count))
  execute function touch_updated_at();
