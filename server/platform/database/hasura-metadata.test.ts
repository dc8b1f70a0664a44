import { join } from 'node:path';
import { Convert } from '@hasura/metadata/dist/HasuraMetadataV2.js';
import { describe, expect, test } from 'vitest';
import { readYaml } from '#server/data-service/metadata/read-yaml.ts';
import { metadataDirectory } from '#tests/support/metadata-directory.ts';

// Hasura itself can read the same files, so they are validated against the schema that Hasura publishes. Version 3 moved
// the unchanged tables of version 2 below the databases they are in.

type Table = { readonly table: { readonly name: string } };

const databases = (await readYaml(
  metadataDirectory,
  join(metadataDirectory, 'databases/databases.yaml'),
)) as [{ readonly tables: readonly Table[] }];
const { tables } = databases[0];

/** The published schema does not allow lists in a filter, although `_and` and `_or` take one in Hasura's documentation. */
const withoutLists = (key: string, value: unknown) =>
  key === '_and' || key === '_or' ? { ...(value as object) } : value;

const check = (table: object) => Convert.toTableEntry(JSON.stringify(table, withoutLists));

test.each(tables.map((table) => [table.table.name, table] as const))('the metadata of %s', (_name, table) => {
  expect(() => check(table)).not.toThrow();
});

describe('the schema rejects', () => {
  const permission = { columns: ['id'], filter: {} };

  test.each([
    ['a table without a name', { table: {} }],
    ['a permission without a role', { select_permissions: [{ permission }] }],
    [
      'columns that are not a list',
      { select_permissions: [{ role: 'user', permission: { columns: 'id' } }] },
    ],
    [
      'a filter that is not an object',
      { delete_permissions: [{ role: 'user', permission: { filter: 'own' } }] },
    ],
    ['a relationship without a key', { object_relationships: [{ name: 'artist' }] }],
    [
      'a limit that is not a number',
      { select_permissions: [{ role: 'user', permission: { ...permission, limit: 'ten' } }] },
    ],
  ])('%s', (_case, wrong) => {
    expect(() => check({ table: { name: 'graphic', schema: 'public' }, ...wrong })).toThrow('Invalid value');
  });
});
