import { join } from 'node:path';
import { Convert } from '@hasura/metadata/dist/HasuraMetadataV2.js';
import { describe, expect, test } from 'vitest';
import { metadataDirectory } from '../../tests/support/metadata-directory.ts';
import { readYaml } from '../data-service/metadata/read-yaml.ts';

// Another engine reads the very same files, so they are held against the schema that Hasura itself publishes. Version 3
// put the tables of version 2, unchanged, below the databases they are in.

type Table = { readonly table: { readonly name: string } };

const databases = (await readYaml(
  metadataDirectory,
  join(metadataDirectory, 'databases/databases.yaml'),
)) as [{ readonly tables: readonly Table[] }];
const { tables } = databases[0];

/** The schema forgot that a filter may hold a list, as `_and` and `_or` do in all of Hasura's own documents. */
const withoutLists = (key: string, value: unknown) =>
  key === '_and' || key === '_or' ? { ...(value as object) } : value;

const check = (table: object) => Convert.toTableEntry(JSON.stringify(table, withoutLists));

test.each(tables.map((table) => [table.table.name, table] as const))('the metadata of %s', (_name, table) => {
  expect(() => check(table)).not.toThrow();
});

describe('the schema notices', () => {
  const permission = { columns: ['id'], filter: {} };

  test.each([
    ['a table without a name', { table: {} }],
    ['a permission of nobody', { select_permissions: [{ permission }] }],
    ['columns that are no list', { select_permissions: [{ role: 'user', permission: { columns: 'id' } }] }],
    ['a filter that is none', { delete_permissions: [{ role: 'user', permission: { filter: 'own' } }] }],
    ['a relationship by nothing', { object_relationships: [{ name: 'artist' }] }],
    [
      'a limit in words',
      { select_permissions: [{ role: 'user', permission: { ...permission, limit: 'ten' } }] },
    ],
  ])('%s', (_what, wrong) => {
    expect(() => check({ table: { name: 'graphic', schema: 'public' }, ...wrong })).toThrow('Invalid value');
  });
});
