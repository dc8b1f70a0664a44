import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { metadataDirectory } from '../../../tests/support/metadata-directory.ts';
import { loadMetadata } from './load-metadata.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kkumim-metadata-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const start = {
  'version.yaml': 'version: 3',
  'databases/databases.yaml': `- { name: default, kind: postgres, tables: "!include default/tables.yaml" }`,
};
const withTables = (tables: string) => write({ ...start, 'databases/default/tables.yaml': tables });

test("the shop's own metadata names no permission of admin, and every table once", async () => {
  const tables = await loadMetadata(metadataDirectory);
  const names = tables.map(({ table }) => table.name);
  expect(names.length).toBeGreaterThanOrEqual(55);
  expect(new Set(names).size).toBe(names.length);
});

test('files include each other, as a text or by a tag', async () => {
  await write({
    ...start,
    'databases/default/tables.yaml': '- "!include tables/one.yaml"\n- !include tables/two.yaml',
    'databases/default/tables/one.yaml': 'table: { name: one, schema: public }',
    'databases/default/tables/two.yaml': 'table: two',
  });
  const tables = await loadMetadata(folder);
  expect(tables.map(({ table }) => table)).toEqual([
    { name: 'one', schema: 'public' },
    { name: 'two', schema: 'public' },
  ]);
});

test.each([
  ['- table: one\n  select_permission: []', /table one.*select_permission/s],
  [
    '- table: { name: one }\n  select_permissions: [{ role: admin, permission: { columns: "*", filter: {} } }]',
    /select_permissions\.0\.role/,
  ],
  [
    '- table: { name: one }\n  select_permissions: [{ role: user, permission: { columns: "*" } }]',
    /permission\.filter/,
  ],
  ['- "!include missing.yaml"', /missing\.yaml: cannot be read/],
  ['- "!include ../../../outside.yaml"', /outside the metadata directory/],
  ['- {', /tables\.yaml/],
  ['one', /databases\.yaml: 0\.tables/],
])('a mistake that is wrong is named with its place: %s', async (tables, message) => {
  await withTables(tables);
  await expect(loadMetadata(folder)).rejects.toThrow(message);
});

test('a directory of another version is refused', async () => {
  await write({ ...start, 'version.yaml': 'version: 2', 'databases/default/tables.yaml': '[]' });
  await expect(loadMetadata(folder)).rejects.toThrow(/version\.yaml: version/);
});
