import { beforeEach, expect, test, vi } from 'vitest';
import { type Caller, withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';

const service = withDataService();
const people = Array.from({ length: 20 }, (_, index) => id('user', 100 + index));
const as = (user: string): Caller => ({ role: 'user', user });

const like = `mutation ($rows: [graphic_like_insert_input!]!) { insert_graphic_like(objects: $rows,
  on_conflict: { constraint: graphic_like_pkey, update_columns: [deleted_at] }) { affected_rows } }`;
const likes = (user: string, ...graphics: number[]) => ({
  rows: graphics.map((number) => ({ user_id: user, graphic_id: id('graphic', number), deleted_at: null })),
});

const counts = async (): Promise<number[]> => {
  const { rows } = await service.pool.query('select like_count from graphic where id = any($1) order by id', [
    [1, 2, 3].map((number) => id('graphic', number)),
  ]);
  return rows.map(({ like_count }) => like_count);
};

beforeEach(async () => {
  await service.pool.query('delete from graphic_like');
  await service.pool.query(
    `insert into "user" (id, email, name, nickname) select id, id || '@shop.test', 'n', id from unnest($1::uuid[]) id
     on conflict do nothing`,
    [people],
  );
});

test('many members who like one graphic at once are all counted', async () => {
  const answers = await Promise.all(people.map((user) => service.execute(like, likes(user, 1), as(user))));
  for (const { data } of answers) expect(data).toEqual({ insert_graphic_like: { affected_rows: 1 } });
  expect(await counts()).toEqual([people.length, 0, 0]);
});

test('a member who is stopped by a deadlock is served after all', async () => {
  const [user = ''] = people;
  const blocker = await service.pool.connect();
  try {
    const touch = (number: number) =>
      blocker.query('update graphic set position = position where id = $1', [id('graphic', number)]);
    // The member's own connection is the first to notice.
    await blocker.query(`begin; set local deadlock_timeout = '10s'`);
    await touch(2);
    const answer = service.execute(like, likes(user, 1, 2), as(user));
    await vi.waitUntil(async () => {
      const { rowCount } = await service.pool.query('select from pg_locks where not granted');
      return rowCount;
    });
    await touch(1);
    await blocker.query('commit');
    expect((await answer).data).toEqual({ insert_graphic_like: { affected_rows: 2 } });
  } finally {
    blocker.release();
  }
  expect(await counts()).toEqual([1, 1, 0]);
});

test('a query that runs beside likes never sees half of one', async () => {
  const execute = '{ graphic(where: { id: { _in: $ids } }, order_by: { id: asc }) { like_count } }';
  const reads = Array.from({ length: 30 }, () =>
    service.execute(`query ($ids: [uuid!]!) ${execute}`, {
      ids: [1, 2, 3].map((number) => id('graphic', number)),
    }),
  );
  const writes = people.map((user) => service.execute(like, likes(user, 1, 2, 3), as(user)));
  for (const { data } of await Promise.all(reads)) {
    const seen = JSON.stringify(data?.graphic).match(/\d+/g) ?? [];
    expect(new Set(seen).size).toBe(1);
  }
  await Promise.all(writes);
  expect(await counts()).toEqual([20, 20, 20]);
});

test('a fault in the middle stores nothing and says nothing of the database', async () => {
  const [user = ''] = people;
  await service.pool.query(`
    create function broken() returns trigger language plpgsql as $$ begin perform 1 / 0; return null; end $$;
    create trigger broken after insert on graphic_like for each row when (new.graphic_id = '${id('graphic', 2)}')
      execute function broken()`);
  const both = `mutation ($one: [graphic_like_insert_input!]!, $two: [graphic_like_insert_input!]!) {
    one: insert_graphic_like(objects: $one) { affected_rows returning { graphic { like_count } } }
    two: insert_graphic_like(objects: $two) { affected_rows } }`;
  const variables = { one: likes(user, 1).rows, two: likes(user, 2).rows };
  for (const [text, given] of [
    [both, variables],
    [like, likes(user, 1, 2)],
  ] as const) {
    const { data, message } = await service.refusal(text, given, as(user));
    expect(data).toBeUndefined();
    expect(message).toMatch(/^division by zero$|^the query could not be answered$/);
  }
  await service.pool.query('drop trigger broken on graphic_like');
  expect(await counts()).toEqual([0, 0, 0]);
  expect((await service.pool.query('select from graphic_like')).rowCount).toBe(0);
  expect((await service.execute(both, variables, as(user))).errors).toBeUndefined();
  expect(await counts()).toEqual([1, 1, 0]);
});

test('a request inserts so many rows and no more', async () => {
  const [user = ''] = people;
  const row = { user_id: user, graphic_id: id('graphic', 1) };
  const text = `mutation ($rows: [graphic_like_insert_input!]!) {
    insert_graphic_like(objects: $rows, on_conflict: { constraint: graphic_like_pkey }) { affected_rows } }`;
  const rows = (count: number) => ({ rows: Array.from({ length: count }, () => row) });
  expect(await service.refusal(text, rows(201), as(user))).toMatchObject({
    code: 'limit-exceeded',
    path: '$.selectionSet.insert_graphic_like.args.objects',
  });
  expect((await service.pool.query('select from graphic_like')).rowCount).toBe(0);
  expect((await service.execute(text, rows(200), as(user))).data).toEqual({
    insert_graphic_like: { affected_rows: 1 },
  });
});

test('in a batch, what comes after a write sees it', async () => {
  const [user = ''] = people;
  const batch = [{ query: like, variables: likes(user, 3) }, { query: '{ graphic_like { graphic_id } }' }];
  const answer = await service.post(batch, { authorization: `Bearer user_${user}` });
  expect(answer.json()).toEqual([
    { data: { insert_graphic_like: { affected_rows: 1 } } },
    { data: { graphic_like: [{ graphic_id: id('graphic', 3) }] } },
  ]);
});

test('a question cannot write, not even through what PostgreSQL runs for it', async () => {
  await service.pool.query(`
    create table touched (at timestamptz default now());
    create function touch_it() returns boolean language plpgsql as $$ begin insert into touched default values; return true; end $$;
    create or replace view user_profile as select id, nickname from "user" where touch_it()`);
  expect((await service.refusal('{ user_profile { id } }')).code).toBe('unexpected');
  expect((await service.pool.query('select from touched')).rowCount).toBe(0);
});
