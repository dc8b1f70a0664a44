-- The graphics of a collection and the artists of a brand are read in their order from an index.
create index plan_graphic_listing_idx on plan_graphic (plan_id, position, graphic_id);
create index artist_brand_listing_idx on artist_brand (brand_id, position, artist_id);
drop index artist_brand_brand_id_idx;
