-- updated_at says when the content of a row was changed: a like, a review or an order, which only change its counters, do not
-- touch it. Search engines read it as `lastmod` in the sitemap.
drop trigger touch on product;
create trigger touch before update on product for each row
  when ((old.like_count, old.review_count, old.average_score, old.stock_count, old.popularity)
    is not distinct from (new.like_count, new.review_count, new.average_score, new.stock_count, new.popularity))
  execute function touch_updated_at();

drop trigger touch on graphic;
create trigger touch before update on graphic for each row
  when ((old.like_count, old.product_count) is not distinct from (new.like_count, new.product_count))
  execute function touch_updated_at();

drop trigger touch on artist;
create trigger touch before update on artist for each row
  when (old.follow_count is not distinct from new.follow_count)
  execute function touch_updated_at();

drop trigger touch on brand;
create trigger touch before update on brand for each row
  when (old.follow_count is not distinct from new.follow_count)
  execute function touch_updated_at();
