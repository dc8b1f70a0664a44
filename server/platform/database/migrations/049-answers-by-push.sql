-- An answer is told to the author of the inquiry: a message with the topic INQUIRY, whose target is that member.
alter table push_message
  drop constraint push_message_topic_check,
  add constraint push_message_topic_check check (topic in ('ARTIST', 'RESTOCK', 'ORDER', 'INQUIRY', 'NOTICE', 'EVENT'));
alter table push_event
  drop constraint push_news_topic_check,
  add constraint push_event_topic_check check (topic in ('ARTIST', 'RESTOCK', 'ORDER', 'INQUIRY', 'NOTICE', 'EVENT'));

create trigger record_answer after update of state on product_inquiry
  for each row when (old.state = 'WAITING' and new.state = 'ANSWERED') execute function record_push_event('INQUIRY');
create trigger record_answer after update of state on inquiry
  for each row when (old.state = 'WAITING' and new.state = 'ANSWERED') execute function record_push_event('INQUIRY');
