-- Each index holds the rows of a list in the order they show, so that a page costs the same however long the list is:
-- see docs/decisions/031 for what was measured. The key at the end is the data service's: it keeps equal rows in order.
create index graphic_best_idx on graphic (position, id) where is_best and deleted_at is null and state = 'ACT';
create index review_created_at_idx on review (created_at desc, id) where deleted_at is null and state = 'ACT';

create index graphic_product_listing_idx on graphic_product (product_id, position, graphic_id);
drop index graphic_product_product_id_idx;
create index product_template_listing_idx on product_template (product_id, position, id) where deleted_at is null;

create index graphic_like_listing_idx on graphic_like (user_id, created_at desc, graphic_id) where deleted_at is null;
create index product_like_listing_idx on product_like (user_id, created_at desc, product_id) where deleted_at is null;
create index review_like_listing_idx on review_like (user_id, created_at desc, review_id) where deleted_at is null;
