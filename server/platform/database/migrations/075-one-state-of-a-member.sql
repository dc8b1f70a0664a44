-- A member has one state, for signing in, orders and messages, whoever writes it: the shop, a data tool or plain SQL.
create function apply_member_state() returns trigger language plpgsql as $$
declare
  account_state text := case when new.deleted_at is null then new.state else 'WITHDRAWN' end;
begin
  update identity_account set state = account_state where id = new.id and state <> account_state;
  if account_state <> 'ACT' then
    update identity_session set ended_at = now(), ended_by = 'ACCOUNT_STATE'
      where account_id = new.id and ended_at is null;
    delete from push_subscription where user_id = new.id;
  end if;
  return null;
end $$;
create trigger apply_state after update of state, deleted_at on "user"
  for each row when (old.state <> new.state or old.deleted_at is distinct from new.deleted_at)
  execute function apply_member_state();

create function apply_account_state() returns trigger language plpgsql as $$
begin
  update "user" set state = new.state where id = new.id and state <> new.state and deleted_at is null;
  return null;
end $$;
create trigger apply_state after update of state on identity_account
  for each row when (old.state <> new.state) execute function apply_account_state();

-- What was changed on one side only: the stricter state counts.
update "user" set state = account.state from identity_account account
  where account.id = "user".id and "user".state = 'ACT' and account.state <> 'ACT';
update identity_account account set state = "user".state from "user"
  where account.id = "user".id and account.state = 'ACT' and "user".state <> 'ACT';

-- Null: numbers over several members, which belong to none of them.
alter table admin_access_log alter user_id drop not null, alter subject_id drop not null;
