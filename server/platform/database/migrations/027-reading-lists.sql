-- A page of notices or questions is read in the order of its list, which ends with the key.
drop index notice_listing_idx;
create index notice_listing_idx on notice (is_fixed desc, created_at desc, id) where deleted_at is null;
create index faq_listing_idx on faq (position, id) where deleted_at is null;

-- A notice is shown from `created_at` on, and announced then.
create or replace function record_push_event() returns trigger
  language plpgsql
as $$
declare
  shown_at timestamptz := to_jsonb(new) ->> case tg_argv[0] when 'NOTICE' then 'created_at' else 'start_date' end;
begin
  insert into push_event (topic, subject_id, due_at) values (tg_argv[0], new.id, coalesce(shown_at, now()));
  return null;
end $$;

create trigger record_postponed_notice after update of created_at on notice
  for each row when (new.deleted_at is null and new.created_at > now() and new.created_at <> old.created_at)
  execute function record_push_event('NOTICE');
