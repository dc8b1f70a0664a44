-- The custom in the picture of a post; `product_id` is the product that it is on.
alter table influencer_feed add column product_custom_id uuid references product_custom;
create index influencer_feed_product_custom_id_idx on influencer_feed (product_custom_id);

-- The posts of an influencer are read from an index, newest first.
create index influencer_feed_listing_idx on influencer_feed (influencer_id, created_at, id);
drop index influencer_feed_influencer_id_idx;

-- As are all items of a block of the main page, in its order.
create index main_page_item_listing_idx on main_page_item (main_page_id, position, id);
drop index main_page_item_main_page_id_idx;
