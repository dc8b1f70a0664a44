-- The products of an artist, read and counted from indexes alone. (Decision 052.)
create index product_artist_artist_idx on product_artist (artist_id, product_id) include (graphic_count);
drop index product_artist_artist_id_idx;
-- Without it, PostgreSQL counted them by reading the whole shop beside them.
create index product_shown_idx on product (id) where deleted_at is null and state = 'ACT';
