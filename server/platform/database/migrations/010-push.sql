-- The VAPID keys of the shop; a subscription works with the key it was made for and no other.
create table push_key (
  public_key text primary key,
  -- AES-256-GCM under IDENTITY_KEY, as identity_key.
  sealed_private_key bytea not null,
  created_at timestamptz not null default now()
);

-- One browser that a member lets us call. Deleted when the member signs out there, or when its service says it is gone.
create table push_subscription (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user",
  endpoint text not null unique check (length(endpoint) <= 2000),
  p256dh text not null,
  auth text not null,
  public_key text not null references push_key,
  locale text not null check (locale in ('ko', 'en')),
  -- Where its pages are: a message must lead to an absolute address.
  origin text not null,
  user_agent text,
  created_at timestamptz not null default now(),
  last_ok_at timestamptz
);
create index push_subscription_user_id_idx on push_subscription (user_id, created_at);
create index push_subscription_public_key_idx on push_subscription (public_key);

-- What a member asked to be told. The target is an artist, a product or a variant; the nil uuid where a topic has none.
create table push_wish (
  user_id uuid not null references "user",
  topic text not null check (topic in ('ARTIST', 'RESTOCK', 'ORDER', 'NOTICE', 'EVENT')),
  target_id uuid not null default '00000000-0000-0000-0000-000000000000',
  created_at timestamptz not null default now(),
  primary key (user_id, topic, target_id)
);
create index push_wish_target_idx on push_wish (topic, target_id, user_id);

-- One piece of news with its words, written once for everybody who asked for it.
create table push_message (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (topic in ('ARTIST', 'RESTOCK', 'ORDER', 'NOTICE', 'EVENT')),
  -- Whose wish it answers, and what it tells of: an artist and the graphic, say.
  target_id uuid not null,
  subject_id uuid not null,
  title text not null,
  title_en text not null,
  body text not null,
  body_en text not null,
  path text not null check (path ~ '^/[^/]'),
  created_at timestamptz not null default now()
);
-- A graphic, a notice and an event are news once; a product may come back again and again.
create unique index push_message_once_key on push_message (topic, subject_id)
  where topic in ('ARTIST', 'NOTICE', 'EVENT');

-- A piece of news in a member's inbox.
create table notification (
  user_id uuid not null references "user",
  message_id uuid not null references push_message on delete cascade,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (user_id, message_id)
);
create index notification_message_id_idx on notification (message_id);
create index notification_listing_idx on notification (user_id, created_at desc, message_id);
create index notification_unread_idx on notification (user_id) where read_at is null;

-- One piece of news to one browser: the row is what makes it arrive once.
create table push_delivery (
  message_id uuid not null references push_message on delete cascade,
  subscription_id uuid not null references push_subscription on delete cascade,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENDING', 'SENT', 'REFUSED')),
  -- Why it was refused.
  reason text,
  changed_at timestamptz not null default now(),
  primary key (message_id, subscription_id)
);
create index push_delivery_subscription_id_idx on push_delivery (subscription_id);
