-- Search works on any PostgreSQL >= 15 whose database is UTF-8 (checked at start, see server/platform/database/requirements.ts).
create extension if not exists pg_trgm;

-- Hangul is decomposed (NFD) so that a half-typed syllable ('고야' while typing '고양이') already matches.
create function search_text(variadic parts text[]) returns text
  language sql immutable parallel safe
  return normalize(lower(array_to_string(parts, ' ')), NFD);

-- '고양이 티셔츠' -> 'ㄱㅇㅇ ㅌㅅㅊ'; everything that is not a Hangul syllable stays as it is.
create function initial_consonants(value text) returns text
  language sql immutable parallel safe
as $$
  select coalesce(string_agg(
    case when ascii(letter) between 44032 and 55203
      then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
      else lower(letter) end, '' order by place), '')
  from unnest(string_to_array(value, null)) with ordinality as letters(letter, place)
$$;

create function touch_updated_at() returns trigger
  language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end $$;
