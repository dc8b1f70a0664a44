-- Names of customs are typed by members and seen by whoever gets a link: letters that nobody sees, and signs that turn the
-- direction of the text beside them, are left out. Emoji need U+200D and U+FE0F.
create function without_hidden_letters(value text) returns text
  language sql immutable parallel safe
return regexp_replace(value,
  '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
  '', 'g');

create function leave_out_hidden_letters() returns trigger language plpgsql as $$
begin
  new.name_ko := without_hidden_letters(new.name_ko);
  new.name_en := without_hidden_letters(new.name_en);
  return new;
end $$;
create trigger leave_out_hidden_letters before insert or update of name_ko, name_en on product_custom
  for each row execute function leave_out_hidden_letters();

update product_custom set name_ko = case when is_short_line(without_hidden_letters(name_ko), 100) then name_ko else '나의 디자인' end
  where name_ko <> without_hidden_letters(name_ko);
