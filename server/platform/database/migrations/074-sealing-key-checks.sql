-- A known text under each key that seals columns, so that a start with another key is refused. See docs/decisions/102.
create table sealing_key_check (
  name text primary key check (name in ('IDENTITY_KEY', 'DATA_KEY')),
  -- Null: an operator has given the former key up, and the next start takes the key that it finds.
  sealed bytea
);
