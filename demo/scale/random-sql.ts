/**
 * Random numbers that PostgreSQL draws: the same arguments always give the same number, as in seeding/random.ts. The
 * functions are dropped with the connection.
 */
export const randomSql = `
create function pg_temp.scale_id(kind text, n bigint) returns uuid
  language sql immutable parallel safe
  return md5(kind || ' ' || n)::uuid;

-- In [0, 1).
create function pg_temp.draw(what text, n bigint) returns float8
  language sql immutable parallel safe
  return ('x' || substr(md5(what || ' ' || n), 1, 8))::bit(32)::bigint / 4294967296::float8;

-- From 1 to most. Squared: the first are drawn by many, most by few.
create function pg_temp.pick(what text, n bigint, most int) returns int
  language sql immutable parallel safe
  return 1 + floor(most * pg_temp.draw(what, n) ^ 2)::int;

-- A time of the last two years.
create function pg_temp.some_time(n bigint) returns timestamptz
  language sql stable parallel safe
  return now() - interval '1 minute' * (n * 7919 % 1051200);
`;
