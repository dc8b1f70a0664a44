import { describe, expect, test } from 'vitest';
import { withWriters, writer } from '../../tests/support/writers.ts';

const { execute, refusal, articles } = withWriters();

describe('insert', () => {
  test('rows may give different columns; the rest are defaults', async () => {
    const { insert_article } =
      await execute(`mutation { insert_article(objects: [{ title: "x", rank: 3 }, { title: "y", author_id: null },
      { title: "z", author_id: 2 }]) { affected_rows returning { title rank author { name slug } } } }`);
    expect(insert_article).toEqual({
      affected_rows: 3,
      returning: [
        { title: 'x', rank: 3, author: null },
        { title: 'y', rank: 0, author: null },
        { title: 'z', rank: 0, author: { name: 'Ben', slug: 'ben' } },
      ],
    });
    expect(await execute('mutation { insert_author_one(object: {}) { id name age } }')).toEqual({
      insert_author_one: { id: 3, name: null, age: null },
    });
  });

  test('presets are set, and a client cannot give what is preset or computed', async () => {
    await execute('mutation { insert_article_one(object: { title: "mine" }) { id } }', writer);
    expect((await articles())[3]).toMatchObject({ title: 'mine', author_id: '1', edited_by: 'insert' });
    for (const column of ['edited_by: "me"', 'author_id: 2', 'published: true']) {
      const refused = await refusal(
        `mutation { insert_article_one(object: { title: "x", ${column} }) { id } }`,
        writer,
      );
      expect(refused).toMatchObject({
        code: 'validation-failed',
        path: `$.selectionSet.insert_article_one.args.object.${column.split(':')[0]}`,
      });
    }
    const computed = await refusal('mutation { insert_author_one(object: { slug: "x" }) { id } }');
    expect(computed.message).toBe(`field "slug" not found in type: 'author_insert_input'`);
  });

  test('a session without the variable of a preset is told so', async () => {
    const text = 'mutation { insert_article(objects: [{ title: "x" }]) { affected_rows } }';
    expect(await refusal(text, { role: 'writer' })).toEqual({
      code: 'not-found',
      path: '$',
      message: 'missing session variables: "x-hasura-user-id"',
    });
  });

  test('a column that only a back end may insert, or what PostgreSQL cannot, is not there', async () => {
    const text = 'mutation { insert_article(objects: [{ title: "x" }]) { affected_rows } }';
    expect((await refusal(text, { role: 'clerk' })).message).toBe('no mutations exist');
    await execute('mutation { insert_titles(objects: [{ title: "through a view" }]) { affected_rows } }');
    const view = await refusal('mutation { insert_numbers(objects: [{ count: 1 }]) { affected_rows } }');
    expect(view.message).toBe(`field "insert_numbers" not found in type: 'mutation_root'`);
  });

  test('a check may ask for a row that has nothing to do with the new one', async () => {
    const text = 'mutation { insert_article(objects: [{ title: "x" }]) { affected_rows } }';
    expect(await execute(text, { role: 'guest', 'x-hasura-name': 'Ann' })).toEqual({
      insert_article: { affected_rows: 1 },
    });
    expect(await refusal(text, { role: 'guest', 'x-hasura-name': 'Zoe' })).toMatchObject({
      code: 'permission-error',
    });
  });

  test('a conflict updates what the role may update, under its filter, presets and check', async () => {
    const upsert = (row: string, conflict: string) =>
      `mutation { insert_article(objects: [${row}], on_conflict: { constraint: article_pkey, ${conflict} }) { affected_rows returning { id title } } }`;
    const replace = 'update_columns: [title, rank]';
    expect((await execute(upsert('{ id: 1, title: "new" }', replace), writer)).insert_article).toEqual({
      affected_rows: 1,
      returning: [{ id: 1, title: 'new' }],
    });
    expect((await articles())[0]).toMatchObject({ title: 'new', author_id: '1', edited_by: 'update' });
    for (const [row, conflict] of [
      ['{ id: 2, title: "new" }', replace],
      ['{ id: 3, title: "new" }', replace],
      ['{ id: 1, title: "newer" }', `${replace}, where: { title: { _neq: "new" } }`],
      ['{ id: 1, title: "newer" }', 'update_columns: []'],
    ] as const) {
      expect((await execute(upsert(row, conflict), writer)).insert_article).toEqual({
        affected_rows: 0,
        returning: [],
      });
    }
    expect(await refusal(upsert('{ id: 1, title: "new", rank: 11 }', replace), writer)).toMatchObject({
      code: 'permission-error',
      path: '$.selectionSet.insert_article.args.objects',
    });
    expect(await articles()).toMatchObject([{ title: 'new', rank: 0 }, { title: 'out' }, { title: 'other' }]);
  });
});

describe('nested insert', () => {
  test('below and above, each counted', async () => {
    const { insert_author } =
      await execute(`mutation { insert_author(objects: [{ name: "Cat", articles: { data: [{ title: "a" }, { title: "b" }] } }]) {
      affected_rows returning { name articles(order_by: { id: asc }) { title } } } }`);
    expect(insert_author).toEqual({
      affected_rows: 3,
      returning: [{ name: 'Cat', articles: [{ title: 'a' }, { title: 'b' }] }],
    });
    const { insert_article_one } =
      await execute(`mutation { insert_article_one(object: { title: "c", author: { data: { name: "Ann" },
      on_conflict: { constraint: author_name_key, update_columns: [name] } } }) { author { id articles { title } } } }`);
    expect(insert_article_one.author).toMatchObject({ id: 1, articles: { length: 3 } });
  });

  test('nothing hangs on a row that was not stored', async () => {
    const above = await refusal(`mutation { insert_article(objects: [{ title: "x", author: { data: { id: 1 },
      on_conflict: { constraint: author_pkey, update_columns: [] } } }]) { affected_rows } }`);
    expect(above).toEqual({
      code: 'not-supported',
      path: '$.selectionSet.insert_article.args.objects[0].author',
      message:
        'cannot proceed to insert object relation "author" since insert to table "author" affects zero rows',
    });
    const below =
      await refusal(`mutation { insert_author(objects: [{ id: 1, articles: { data: [{ title: "x" }] } }],
      on_conflict: { constraint: author_pkey, update_columns: [] }) { affected_rows } }`);
    expect(below.code).toBe('not-supported');
    expect(await articles()).toHaveLength(3);
  });

  test('a key is given once: by the row or by its relative', async () => {
    const text =
      'mutation { insert_article(objects: [{ title: "x", author_id: 1, author: { data: { name: "Dan" } } }]) { affected_rows } }';
    expect(await refusal(text)).toMatchObject({
      code: 'validation-failed',
      path: '$.selectionSet.insert_article.args.objects[0].author',
    });
  });
});
