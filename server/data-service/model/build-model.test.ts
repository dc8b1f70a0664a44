import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { CatalogTable } from '../catalog/catalog.ts';
import { tableMetadata } from '../metadata/table-metadata.ts';
import { buildModel } from './build-model.ts';

const column = (name: string, nullable = false) => ({
  name,
  type: 'int4',
  nullable,
  generated: false,
  description: null,
});
const writable = { uniqueConstraints: [], insertable: true, updatable: true, deletable: true };

const catalog: CatalogTable[] = [
  {
    schema: 'public',
    name: 'author',
    description: null,
    columns: [column('id'), column('age')],
    primaryKey: ['id'],
    foreignKeys: [],
    ...writable,
  },
  {
    schema: 'public',
    name: 'book',
    description: null,
    columns: [column('id'), column('author_id'), column('editor_id', true)],
    primaryKey: ['id'],
    foreignKeys: ['author_id', 'editor_id'].map((name) => ({
      columns: [name],
      target: { schema: 'public', name: 'author' },
      targetColumns: ['id'],
    })),
    ...writable,
  },
];

const build = (...tables: object[]) =>
  buildModel(
    tables.map((table) => v.parse(tableMetadata, table)),
    catalog,
  );

const author = { table: 'author' };
const toAuthor = (name: string, key: unknown) => ({ name, using: { foreign_key_constraint_on: key } });
const select = (permission: object) => [
  { role: 'user', permission: { columns: '*', filter: {}, ...permission } },
];

test('relationships follow foreign keys in both directions, or a mapping', () => {
  const model = build(
    {
      ...author,
      array_relationships: [toAuthor('books', { table: 'book', column: 'author_id' })],
    },
    {
      table: 'book',
      object_relationships: [
        toAuthor('author', 'author_id'),
        toAuthor('editor', ['editor_id']),
        {
          name: 'twin',
          using: { manual_configuration: { remote_table: 'book', column_mapping: { id: 'id' } } },
        },
      ],
    },
  );
  const book = model.get('book');
  const found = [...(book?.relationships.values() ?? [])].map(({ name, target, mapping, isRequired }) => [
    name,
    target.name,
    mapping.map(({ from, to }) => `${from.name}=${to.name}`).join(),
    isRequired,
  ]);
  expect(found).toEqual([
    ['author', 'author', 'author_id=id', true],
    ['editor', 'author', 'editor_id=id', false],
    ['twin', 'book', 'id=id', false],
  ]);
  expect(model.get('author')?.relationships.get('books')).toMatchObject({
    target: book,
    mapping: [{ from: { name: 'id' }, to: { name: 'author_id' } }],
  });
});

test.each([
  [{ table: 'shelf' }, 'table shelf: public has no such table'],
  [
    { table: 'book', object_relationships: [toAuthor('author', 'author_id')] },
    'table book: author: author is not tracked',
  ],
  [
    { table: 'book', object_relationships: [toAuthor('x', 'id')] },
    'table book: x: book has no foreign key on id',
  ],
  [
    { ...author, object_relationships: [toAuthor('age', 'id')] },
    'table author: age: is also the name of a column',
  ],
  [
    { ...author, select_permissions: select({ columns: ['name'] }) },
    'select of user: author has no column name',
  ],
  [
    { ...author, select_permissions: select({ filter: { name: { _eq: 1 } } }) },
    'select of user.name: author has no such column or relationship',
  ],
  [
    { ...author, select_permissions: select({ filter: { id: { _is: 1 } } }) },
    'select of user.id._is: is no operator',
  ],
  [
    { ...author, select_permissions: select({ filter: { id: { _in: 1 } } }) },
    'select of user.id._in: must be a list',
  ],
  [
    { ...author, select_permissions: select({ filter: { id: { _is_null: 'no' } } }) },
    'select of user.id._is_null: must be true or false',
  ],
  [{ ...author, select_permissions: select({ filter: { _or: {} } }) }, 'select of user._or: must be a list'],
  [
    { ...author, insert_permissions: [{ role: 'user', permission: { columns: [], check: { name: 1 } } }] },
    'insert of user.name: author has no such column',
  ],
])('a table that the database does not have stops the start: %j', (table, message) => {
  expect(() => build(table)).toThrow(message);
});

test('a condition may use the short and the older form', () => {
  const filter = { id: 'X-Hasura-User-Id', $or: [{ age: { $gt: 17 } }] };
  const permission = build({ ...author, select_permissions: select({ filter }) })
    .get('author')
    ?.permissions.select.get('user');
  expect(permission?.filter).toMatchObject({
    kind: 'rooted',
    of: {
      kind: 'and',
      of: [
        { kind: 'compare', operator: '_eq', value: { from: 'session', name: 'x-hasura-user-id' } },
        { kind: 'or', of: [{ kind: 'compare', operator: '_gt', value: { from: 'metadata', value: 17 } }] },
      ],
    },
  });
});
