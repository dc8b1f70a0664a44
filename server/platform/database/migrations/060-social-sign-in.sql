-- Accounts at Kakao, Naver, Google, Apple and LINE by which members sign in. Known by the provider's id of them alone: an
-- email address proves nothing.
create table user_social (
  provider text not null check (provider in ('kakao', 'naver', 'google', 'apple', 'line')),
  provider_sub text not null check (length(provider_sub) between 1 and 255),
  user_id uuid not null references "user",
  linked_at timestamptz not null default now(),
  primary key (provider, provider_sub),
  constraint user_social_user_id_key unique (user_id, provider)
);

-- Sign-ins on their way to a provider and back. They hold nothing about a person: until somebody has agreed to it, what
-- the provider said is with the browser alone, sealed.
create table social_sign_in (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (provider in ('kakao', 'naver', 'google', 'apple', 'line')),
  purpose text not null check (purpose in ('SIGN_IN', 'LINK', 'REAUTHENTICATION')),
  state_hash bytea not null unique,
  -- Of the cookie of the browser that began it.
  browser_hash bytea not null,
  -- Null where the provider's script began it and knows none; likewise the verifier of PKCE.
  nonce text,
  code_verifier text,
  redirect_uri text not null,
  return_to text not null,
  -- The provider has answered: the state is used up, and the one-time code is not.
  answered_at timestamptz,
  expires_at timestamptz not null
);
create index social_sign_in_expires_at_idx on social_sign_in (expires_at);
