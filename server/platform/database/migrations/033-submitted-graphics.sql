-- Artists submit graphics: a row with the state READY, which an operator changes to ACT or HIDDEN.
alter table upload
  drop constraint upload_purpose_check,
  add constraint upload_purpose_check check (purpose in ('REVIEW', 'INQUIRY', 'CLAIM', 'GRAPHIC'));

-- How many of an artist wait; and, for the operator, which.
create index graphic_ready_idx on graphic (artist_id, created_at) where state = 'READY' and deleted_at is null;
