import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, listed, withDataService } from '../../tests/support/data-service.ts';
import { metadataDirectory } from '../../tests/support/metadata-directory.ts';
import { compileConditions, type RowConditions } from '../../tests/support/permission-sql.ts';
import { id } from '../../tests/support/small-shop.ts';
import { noLimits } from './limits.ts';
import { loadMetadata } from './metadata/load-metadata.ts';
import type { TableMetadata } from './metadata/table-metadata.ts';

const service = withDataService({ limits: noLimits });
const { pool, execute, refusal } = service;

const tables = await loadMetadata(metadataDirectory);
const roles = ['public', 'user', 'artist', 'brand', 'nobody'] as const;
const member = id('user', 1);

const askerOf = (role: (typeof roles)[number]): Caller =>
  role === 'public' ? 'public' : { role, user: member };

/** The rows that belong to member 2: nobody else may write them. */
const foreign: Readonly<Record<string, string>> = {
  user_id: id('user', 2),
  product_custom_id: id('custom', 3),
  custom_mockup_id: id('mockup', 3),
};

let conditions: RowConditions;
const columnsOf = new Map<string, string[]>();
beforeAll(async () => {
  conditions = await compileConditions(pool, tables);
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by table_name`,
  );
  for (const { table, columns } of rows) columnsOf.set(table, columns);
});

const count = async (table: string, condition = 'true') => {
  const { rows } = await pool.query(`select count(*)::int from "${table}" own where ${condition}`);
  return rows[0].count as number;
};

const permissionOf = <Action extends 'select' | 'insert' | 'update' | 'delete'>(
  entry: TableMetadata,
  action: Action,
  role: string,
) =>
  entry[`${action}_permissions`].find((each) => each.role === role)?.permission as
    | TableMetadata[`${Action}_permissions`][number]['permission']
    | undefined;

const matrix = tables.flatMap((entry) => roles.map((role) => [entry.table.name, role, entry] as const));

async function expectHidden(table: string, column: string, caller: Caller) {
  for (const query of [
    `{ ${table} { ${column} } }`,
    `{ ${table}(where: { ${column}: {} }) { __typename } }`,
  ]) {
    expect((await refusal(query, {}, caller)).code, query).toBe('validation-failed');
  }
}

describe('select', () => {
  test.each(matrix)('%s by %s', async (name, role, entry) => {
    const caller = askerOf(role);
    const all = columnsOf.get(name) ?? [];
    const permission = permissionOf(entry, 'select', role);
    const visible = permission?.columns === '*' ? all : (permission?.columns ?? []);
    for (const column of all.filter((each) => !visible.includes(each)))
      await expectHidden(name, column, caller);
    if (!permission) return;
    const condition = conditions.rowsOf(name, permission.filter, member);
    const [first = ''] = visible;
    const { rows } = await pool.query(
      `select coalesce(json_agg("${first}" order by "${first}"::text), '[]') as found from "${name}" own where ${condition}`,
    );
    const { data, errors } = await execute(`{ ${name} { ${first} } }`, {}, caller);
    expect(errors).toBeUndefined();
    const found = listed<Record<string, unknown>>(data?.[name]).map((row) => row[first]);
    expect(sorted(found)).toEqual(sorted(rows[0].found));
    const counting = await execute(`{ ${name}_aggregate { aggregate { count } } }`, {}, caller);
    if (permission.allow_aggregations) {
      expect(counting.data?.[`${name}_aggregate`]).toEqual({ aggregate: { count: found.length } });
    } else {
      expect(counting.errors?.[0]?.extensions.code).toBe('validation-failed');
    }
  });
});

describe('update', () => {
  test.each(matrix)('%s by %s', async (name, role, entry) => {
    const permission = permissionOf(entry, 'update', role);
    const time = new Date(Date.UTC(2030, 0, 1 + roles.indexOf(role))).toISOString();
    const mutation = `mutation { update_${name}(where: {}, _set: { deleted_at: "${time}" }) { affected_rows } }`;
    if (!permission) {
      expect((await refusal(mutation, {}, askerOf(role))).code).toBe('validation-failed');
      return;
    }
    const reached = await count(name, conditions.rowsOf(name, permission.filter, member));
    const { data, errors } = await execute(mutation, {}, askerOf(role));
    // A deleted layer cannot be deleted again: its parent may have gone, and then the check refuses all of it.
    if (errors) expect(errors[0]?.extensions.code).toBe('permission-error');
    else expect(data?.[`update_${name}`]).toEqual({ affected_rows: reached });
    expect(await count(name, `deleted_at = '${time}'`)).toBe(errors ? 0 : reached);
    const hidden = (columnsOf.get(name) ?? []).filter(
      (each) => permission.columns !== '*' && !permission.columns.includes(each),
    );
    for (const column of hidden) {
      const query = `mutation { update_${name}(where: {}, _set: { ${column}: null }) { affected_rows } }`;
      expect((await refusal(query, {}, askerOf(role))).code, query).toBe('validation-failed');
    }
  });
});

describe('insert', () => {
  test.each(matrix)('%s by %s', async (name, role, entry) => {
    const permission = permissionOf(entry, 'insert', role);
    const given = permission?.columns === '*' ? (columnsOf.get(name) ?? []) : (permission?.columns ?? []);
    const forged = given.filter((column) => foreign[column] !== undefined);
    const object = forged.map((column) => `${column}: "${foreign[column]}"`).join(', ');
    const before = await count(name);
    const refused = await refusal(
      `mutation { insert_${name}(objects: [{ ${object} }]) { affected_rows } }`,
      {},
      askerOf(role),
    );
    expect(refused.code).toBe(permission ? 'permission-error' : 'validation-failed');
    // Every table that a member may write to says whose its rows are.
    expect(forged.length > 0).toBe(permission !== undefined);
    expect(await count(name)).toBe(before);
  });
});

describe('delete', () => {
  test.each(matrix)('%s by %s', async (name, role, entry) => {
    expect(permissionOf(entry, 'delete', role)).toBeUndefined();
    const before = await count(name);
    const mutation = `mutation { delete_${name}(where: {}) { affected_rows } }`;
    expect((await refusal(mutation, {}, askerOf(role))).code).toBe('validation-failed');
    expect(await count(name)).toBe(before);
  });
});

test.each(tables.map(({ table }) => table.name))('the built-in role sees all of %s', async (name) => {
  const [first = ''] = columnsOf.get(name) ?? [];
  const { data } = await execute(`{ ${name} { ${first} } }`, {}, { role: 'admin', user: member });
  expect(data?.[name]).toHaveLength(await count(name));
});

const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort();
