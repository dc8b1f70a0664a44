-- When a code or a social provider has proved that the address is the member's. Null: nobody has, see docs/decisions/103.
alter table "user" add column email_verified_at timestamptz;

alter table verification_code drop constraint verification_code_purpose_check,
  add constraint verification_code_purpose_check
    check (purpose in ('SIGN_UP', 'SIGN_UP_EMAIL', 'PHONE_CHANGE', 'PASSWORD_RESET'));
