-- Photos of members. The file lies behind the files port as uploads/<id>.webp, see server/catalogue/uploads.
create table upload (
  -- Random, because everybody who knows it can load a public photo.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user",
  purpose text not null check (purpose in ('REVIEW', 'INQUIRY', 'CLAIM')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now(),
  -- When a review, an inquiry or a claim took it. Photos that nothing took are removed after a day.
  attached_at timestamptz,
  -- When its removal began: nothing takes it any more. The row goes after the file.
  expired_at timestamptz check (expired_at is null or attached_at is null)
);
create index upload_unattached_idx on upload (created_at) where attached_at is null;
create index upload_user_id_idx on upload (user_id) where attached_at is null;
