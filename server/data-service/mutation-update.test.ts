import { describe, expect, test } from 'vitest';
import { withWriters, writer } from '../../tests/support/writers.ts';

const { pool, execute, refusal, articles } = withWriters();

describe('update', () => {
  test('filter before, check after, presets always', async () => {
    const update = (set: string) =>
      `mutation { update_article(where: {}, _set: { ${set} }) { affected_rows returning { id title edited_by } } }`;
    expect(await execute(update('title: "mine"'), writer)).toEqual({
      update_article: { affected_rows: 1, returning: [{ id: 1, title: 'mine', edited_by: 'update' }] },
    });
    expect(await refusal(update('rank: 11'), writer)).toEqual({
      code: 'permission-error',
      path: '$',
      message: 'check constraint of an insert/update permission has failed',
    });
    expect((await refusal(update('edited_by: "me"'), writer)).code).toBe('validation-failed');
    expect(await execute('mutation { update_article(where: {}) { affected_rows } }', writer)).toEqual({
      update_article: { affected_rows: 1 },
    });
    expect((await articles()).map(({ rank }) => rank)).toEqual([0, 0, 0]);
  });

  test('every way to change a column', async () => {
    const change = async (changes: string) => {
      const { update_author_by_pk } = await execute(
        `mutation { update_author_by_pk(pk_columns: { id: 1 }, ${changes}) { age settings } }`,
      );
      return update_author_by_pk;
    };
    expect(await change('_inc: { age: -5 }, _append: { settings: { b: 2 } }')).toEqual({
      age: 25,
      settings: { a: 1, b: 2, list: [1, 2] },
    });
    expect((await change('_delete_key: { settings: "b" }')).settings).toEqual({ a: 1, list: [1, 2] });
    expect((await change('_delete_at_path: { settings: ["list", "0"] }')).settings).toEqual({
      a: 1,
      list: [2],
    });
    expect((await change('_set: { settings: [1, 2, 3] }')).settings).toEqual([1, 2, 3]);
    expect((await change('_prepend: { settings: [0] }')).settings).toEqual([0, 1, 2, 3]);
    expect((await change('_delete_elem: { settings: 0 }, _set: { age: null }')).settings).toEqual([1, 2, 3]);
    expect(await change('_inc: { age: 1 }')).toEqual({ age: null, settings: [1, 2, 3] });
  });

  test('a row that is not there is null, and an empty change is none', async () => {
    expect(
      await execute(`mutation { absent: update_author_by_pk(pk_columns: { id: 9 }, _inc: { age: 1 }) { id }
        none: update_author(where: {}, _set: {}) { affected_rows returning { id } } }`),
    ).toEqual({ absent: null, none: { affected_rows: 0, returning: [] } });
    expect(await refusal('mutation { update_author(where: {}) { affected_rows } }')).toMatchObject({
      code: 'validation-failed',
      path: '$.selectionSet.update_author.args',
    });
    expect(
      await refusal(
        'mutation { update_author(where: {}, _set: { age: 1 }, _inc: { age: 1 }) { affected_rows } }',
      ),
    ).toEqual({
      code: 'validation-failed',
      path: '$.selectionSet.update_author.args',
      message: 'column found in multiple operators; "age" in _set, _inc',
    });
  });
});

describe('a request', () => {
  test('its mutations run in order and see each other', async () => {
    expect(
      await execute(`mutation { __typename first: insert_author_one(object: { name: "Eve", age: 1 }) { age }
        second: update_author(where: { name: { _eq: "Eve" } }, _inc: { age: 1 }) { returning { age } }
        third: insert_author_one(object: { name: "Eve" }, on_conflict: { constraint: author_name_key, update_columns: [age] }) { name age } }`),
    ).toEqual({
      __typename: 'mutation_root',
      first: { age: 1 },
      second: { returning: [{ age: 2 }] },
      third: { name: 'Eve', age: null },
    });
  });

  test.each([
    [
      '{ title: "x", author_id: 9 }',
      'constraint-violation',
      /^Foreign key violation\. insert or update on table "article"/,
    ],
    ['{ title: null }', 'constraint-violation', /^Not-NULL violation\. null value in column "title"/],
    [
      '{ title: "x", id: 1 }',
      'constraint-violation',
      /^Uniqueness violation\. duplicate key value violates unique constraint "article_pkey"$/,
    ],
    [
      '{ title: "x", rank: 100 }',
      'permission-error',
      /^Check constraint violation\. new row for relation "article"/,
    ],
  ])('is stored whole or not at all: %s', async (row, code, message) => {
    const refused = await refusal(
      `mutation { insert_author_one(object: { name: "Fay" }) { id } insert_article(objects: [${row}]) { affected_rows } }`,
    );
    expect(refused).toEqual({
      code,
      path: '$.selectionSet.insert_article.args.objects',
      message: expect.stringMatching(message),
    });
    expect((await pool.query('select from author')).rowCount).toBe(2);
  });

  test('a large number stays what it is on its way to a row below', async () => {
    await execute(
      'mutation { insert_author_one(object: { id: "9007199254740993", articles: { data: [{ title: "far" }] } }) { id } }',
    );
    expect((await articles())[3]).toMatchObject({ author_id: '9007199254740993' });
  });
});
