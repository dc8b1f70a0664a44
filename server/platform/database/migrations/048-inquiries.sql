-- Inquiries of members to the shop, which nobody else reads.
create table inquiry (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user",
  type text not null check (type in ('ORDER', 'PAYMENT', 'DELIVERY', 'CLAIM', 'ACCOUNT', 'ETC')),
  title text not null check (is_short_line(title, 100)),
  content text not null check (char_length(content) <= 1000 and content ~ '[^\s]'),
  state text not null default 'WAITING' check (state in ('WAITING', 'ANSWERED')),
  answer text check (char_length(answer) <= 4000 and answer ~ '[^\s]'),
  answered_at timestamptz,
  answered_by uuid references "user",
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint inquiry_answered_check
    check ((state = 'ANSWERED') = (answer is not null) and (state = 'ANSWERED') = (answered_at is not null))
);
create index inquiry_user_id_idx on inquiry (user_id, created_at desc, id);
create index inquiry_answered_by_idx on inquiry (answered_by);

-- Photos of an inquiry are private: they have no path of the CDN, and are read through GET /uploads/{id}.
create table inquiry_image (
  inquiry_id uuid not null references inquiry,
  position int not null check (position >= 0),
  upload_id uuid not null unique references upload,
  width int not null check (width > 0),
  height int not null check (height > 0),
  primary key (inquiry_id, position)
);

-- For operators and brands: what waits for an answer, the oldest first.
create index inquiry_waiting_idx on inquiry (created_at, id) where state = 'WAITING' and deleted_at is null;
create index product_inquiry_waiting_idx on product_inquiry (created_at, id) where state = 'WAITING' and deleted_at is null;

-- Who had to do with whose personal data; rows are never changed.
create table admin_access_log (
  id bigint generated always as identity primary key,
  actor_id uuid not null references "user",
  -- The member whose data it is.
  user_id uuid not null references "user",
  action text not null check (is_short_line(action, 60)),
  subject_id uuid not null,
  created_at timestamptz not null default now()
);
create index admin_access_log_actor_id_idx on admin_access_log (actor_id, created_at);
create index admin_access_log_user_id_idx on admin_access_log (user_id, created_at);
create trigger refuse_change before update or delete on admin_access_log
  for each row execute function refuse_history_change();
