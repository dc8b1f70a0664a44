-- Plain names: what a member subscribes to, and what happened that subscribers are told of.
alter table push_wish rename to push_topic_subscription;
alter index push_wish_pkey rename to push_topic_subscription_pkey;
alter index push_wish_target_idx rename to push_topic_subscription_target_idx;
alter table push_news rename to push_event;
alter index push_news_pkey rename to push_event_pkey;
alter index push_news_due_at_idx rename to push_event_due_at_idx;

alter function note_news() rename to record_push_event;
create or replace function record_push_event() returns trigger
  language plpgsql
as $$
begin
  insert into push_event (topic, subject_id, due_at)
    values (tg_argv[0], new.id, coalesce((to_jsonb(new) ->> 'start_date')::timestamptz, now()));
  return null;
end $$;

alter trigger note_new_graphic on graphic rename to record_new_graphic;
alter trigger note_shown_graphic on graphic rename to record_shown_graphic;
alter trigger note_restock on product rename to record_restock;
alter trigger note_restock on product_variant rename to record_restock;
alter trigger note_new_notice on notice rename to record_new_notice;
alter trigger note_shown_notice on notice rename to record_shown_notice;
alter trigger note_new_event on event rename to record_new_event;
alter trigger note_shown_event on event rename to record_shown_event;

alter table identity_pace rename to identity_rate_limit;
alter index identity_pace_pkey rename to identity_rate_limit_pkey;
alter index identity_pace_busy_until_idx rename to identity_rate_limit_busy_until_idx;
