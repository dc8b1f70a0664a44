-- What the demo shop would have sent by email or SMS. Empty in every other shop, see server/messages.
create table demo_message (
  -- That of the outbound call, so that a repeated call stores nothing twice.
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  kind text not null,
  recipient text not null,
  locale text not null check (locale in ('ko', 'en')),
  subject text,
  text text not null,
  sent_at timestamptz not null default now()
);
