-- When the password was last entered in this session: what is sensitive asks for it again.
alter table identity_session add column authenticated_at timestamptz not null default now();
