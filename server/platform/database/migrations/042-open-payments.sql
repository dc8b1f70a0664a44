-- What the jobs of payments ask for, each minute.
create index payment_open_idx on payment (checked_at nulls first)
  where state in ('READY', 'PENDING', 'VIRTUAL_ACCOUNT_ISSUED', 'UNKNOWN');
create index payment_recent_idx on payment (requested_at);
create index payment_event_open_idx on payment_event (received_at) where processed_at is null;
