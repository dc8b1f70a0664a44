-- For the age of the oldest call that is not over, which is read with every scrape of the metrics.
create index outbound_call_open_idx on outbound_call (created_at) where state in ('INTENT', 'CALLING');
