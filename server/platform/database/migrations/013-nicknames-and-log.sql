-- Only who wrote a review that everybody sees is known by name to everybody.
create or replace view user_profile as
  select id, nickname from "user"
  where exists (
    select from review where user_id = "user".id and state = 'ACT' and deleted_at is null
  );

-- A deletion is noted down once, and only of a layer that exists. The description holds its id.
alter table log add column target_id uuid generated always as (
  substring(description from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')::uuid
) stored;
delete from log where target_id is null or not exists (select from custom_layer where id = log.target_id);
delete from log where exists (
  select from log earlier where earlier.target_id = log.target_id and (earlier.created_at, earlier.id) < (log.created_at, log.id)
);
alter table log
  alter column target_id set not null,
  add constraint log_target_key unique (target_id, target),
  add constraint log_target_id_fkey foreign key (target_id) references custom_layer,
  add constraint log_description_check check (length(description) <= 200);
