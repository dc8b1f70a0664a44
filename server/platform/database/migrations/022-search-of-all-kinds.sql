-- Search over all kinds, see docs/decisions/053. Item tables are wide and their counters change with every like; a search
-- reads this narrow table instead, and checks the item's own row for what it is about to return.

-- Letters and digits only, so that what is made of it can be neither a wildcard nor an escape. Hangul is decomposed, and
-- single consonants become the initial ones: 'ㄱ' is the beginning of '고'.
create function search_letters(value text) returns text
  language sql immutable parallel safe
  return trim(regexp_replace(
    regexp_replace(normalize(lower(normalize(value, NFKC)), NFKD), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'));

create table search_entry (
  kind text not null check (kind in ('product', 'custom', 'graphic', 'artist', 'brand')),
  id uuid not null,
  name_ko text not null,
  name_en text not null,
  -- The words of both names and the initial consonants, each also without spaces:
  -- ' 고양이 티셔츠 고양이티셔츠 cat tee cattee ㄱㅇㅇ ㅌㅅㅊ ㄱㅇㅇㅌㅅㅊ'.
  words text not null,
  -- The names without spaces, shortened because an index entry has a largest size.
  key_ko text not null,
  key_en text not null,
  primary key (kind, id)
) partition by list (kind);
create table search_entry_product partition of search_entry for values in ('product');
create table search_entry_custom partition of search_entry for values in ('custom');
create table search_entry_graphic partition of search_entry for values in ('graphic');
create table search_entry_artist partition of search_entry for values in ('artist');
create table search_entry_brand partition of search_entry for values in ('brand');

create function search_entry_of(kind text, id uuid, name_ko text, name_en text) returns setof search_entry
  language sql immutable parallel safe rows 1
as $$
  with letters as materialized (select search_letters(name_ko) as ko, search_letters(name_en) as en),
    initials as materialized (select regexp_replace(ko, '[\u1160-\u11ff]', '', 'g') as ko from letters)
  select kind, id, name_ko, name_en,
    concat_ws(' ', '', letters.ko, replace(letters.ko, ' ', ''), en, replace(en, ' ', ''), initials.ko,
      replace(initials.ko, ' ', '')),
    left(replace(letters.ko, ' ', ''), 200), left(replace(en, ' ', ''), 200)
  from letters, initials
$$;

-- Argument: the kind. Whether a row is hidden is checked when it is found.
create function record_search_entry() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    delete from search_entry where kind = tg_argv[0] and id = old.id;
    return null;
  end if;
  if new.deleted_at is not null or to_jsonb(new) ->> 'type' = 'USER' then
    delete from search_entry where kind = tg_argv[0] and id = new.id;
    return null;
  end if;
  insert into search_entry
    select * from search_entry_of(tg_argv[0], new.id, new.name_ko, coalesce(new.name_en, ''))
    on conflict (kind, id) do update set name_ko = excluded.name_ko, name_en = excluded.name_en, words = excluded.words,
      key_ko = excluded.key_ko, key_en = excluded.key_en;
  return null;
end $$;
create trigger record_search_entry after insert or update of name_ko, name_en, deleted_at or delete on product
  for each row execute function record_search_entry('product');
create trigger record_search_entry after insert or update of name_ko, name_en, type, deleted_at or delete on product_custom
  for each row execute function record_search_entry('custom');
create trigger record_search_entry after insert or update of name_ko, name_en, deleted_at or delete on graphic
  for each row execute function record_search_entry('graphic');
create trigger record_search_entry after insert or update of name_ko, name_en, deleted_at or delete on artist
  for each row execute function record_search_entry('artist');
create trigger record_search_entry after insert or update of name_ko, name_en, deleted_at or delete on brand
  for each row execute function record_search_entry('brand');

-- What the triggers would have recorded: for rows that were there before, or inserted without triggers.
create function fill_search_entries() returns void
  language sql
as $$
  insert into search_entry select entry.* from (
    select 'product', id, name_ko, name_en from product where deleted_at is null
    union all
    select 'custom', id, name_ko, coalesce(name_en, '') from product_custom where deleted_at is null and type = 'SHOP'
    union all
    select 'graphic', id, name_ko, name_en from graphic where deleted_at is null
    union all
    select 'artist', id, name_ko, name_en from artist where deleted_at is null
    union all
    select 'brand', id, name_ko, name_en from brand where deleted_at is null
  ) item (kind, id, name_ko, name_en), search_entry_of(item.kind, item.id, item.name_ko, item.name_en) entry
  on conflict (kind, id) do nothing
$$;
select fill_search_entries();

-- Names change rarely, and a list of pending entries would be read by every search.
create index search_entry_words_idx on search_entry using gin (words gin_trgm_ops) with (fastupdate = off);
create index search_entry_key_ko_idx on search_entry (key_ko text_pattern_ops);
create index search_entry_key_en_idx on search_entry (key_en text_pattern_ops);

-- The items of a kind with the most likes or followers, filled by a job: many of them match a common word, so a search for
-- it need not read all rows that do.
create table search_popular (like search_entry, primary key (kind, id));

-- The words of names, decomposed, among which the word is found that a misspelt one was meant to be. Filled by a job.
create table search_vocabulary (word text primary key check (length(word) <= 100));
create index search_vocabulary_word_idx on search_vocabulary using gin (word gin_trgm_ops) with (fastupdate = off);

-- How often a word that finds something was searched on a day. Nothing says by whom. Old days are removed by a job.
create table search_word (
  word text not null check (length(word) between 1 and 60),
  day date not null default current_date,
  count int not null check (count > 0),
  primary key (day, word)
);
