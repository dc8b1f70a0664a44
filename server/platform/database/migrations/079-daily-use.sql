-- What one member makes the shop keep on one day, so that it is bounded; see docs/decisions/104.
create table daily_use (
  user_id uuid not null references "user",
  day date not null default (now() at time zone 'Asia/Seoul')::date,
  -- An endpoint, or what is stored: upload, product_custom, custom_layer.
  kind text not null check (length(kind) between 1 and 100),
  amount bigint not null check (amount >= 0),
  primary key (user_id, day, kind)
);
create index daily_use_day_idx on daily_use (day);

/* False, and nothing is counted, if it would be more than the maximum of a day. */
create function count_daily_use(member uuid, counted text, number bigint, maximum bigint) returns boolean
  language plpgsql
as $$
begin
  if number > maximum then return false; end if;
  insert into daily_use as known (user_id, kind, amount) values (member, counted, number)
    on conflict (user_id, day, kind) do update set amount = known.amount + excluded.amount
    where known.amount + excluded.amount <= maximum;
  return found;
end $$;

alter table upload add column bytes int not null default 0 check (bytes >= 0);
comment on column upload.bytes is 'Of the stored file; 0 for those from before they were counted';
create index upload_owner_idx on upload (user_id) include (bytes);

-- Customs that are made and removed again, and layers that are replaced by others, count too.
alter table shop_policy
  add column custom_daily_max int not null default 300 check (custom_daily_max > 0),
  add column custom_daily_layers_max int not null default 20000 check (custom_daily_layers_max > 0);

create function count_daily_custom() returns trigger
  language plpgsql
as $$
begin
  if not count_daily_use(new.user_id, 'product_custom', 1, (select custom_daily_max from shop_policy)) then
    raise exception 'member % has saved too many customs today', new.user_id
      using errcode = 'check_violation', table = 'product_custom', constraint = 'product_custom_daily_count_check';
  end if;
  return null;
end $$;
create trigger count_daily after insert on product_custom
  for each row when (new.type = 'USER') execute function count_daily_custom();

create function count_daily_layers() returns trigger
  language plpgsql
as $$
declare
  owner uuid;
  number int;
begin
  for owner, number in
    select user_id, count(*) from inserted_layer
      join custom_mockup on custom_mockup.id = custom_mockup_id
      join product_custom on product_custom.id = product_custom_id
    where type = 'USER' group by user_id order by user_id
  loop
    if not count_daily_use(owner, 'custom_layer', number, (select custom_daily_layers_max from shop_policy)) then
      raise exception 'member % has changed too many layers today', owner
        using errcode = 'check_violation', table = 'custom_layer', constraint = 'custom_layer_daily_count_check';
    end if;
  end loop;
  return null;
end $$;
create trigger count_daily after insert on custom_layer
  referencing new table as inserted_layer for each statement execute function count_daily_layers();

-- For the removal of what was removed a month ago, see server/catalogue/customs/clean-up.ts.
create index custom_layer_removed_idx on custom_layer (deleted_at) where deleted_at is not null;
create index custom_mockup_removed_idx on custom_mockup (deleted_at) where deleted_at is not null;
create index product_custom_removed_idx on product_custom (deleted_at) where deleted_at is not null and type = 'USER';
create index custom_share_revoked_idx on custom_share (revoked_at) where revoked_at is not null;
