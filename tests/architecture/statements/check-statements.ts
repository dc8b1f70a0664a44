import type { ClientBase } from 'pg';
import { readColumns } from '#server/platform/database/tools/read-columns.ts';
import { type Catalog, compareRow } from './compare-row.ts';
import { type Description, describeStatement } from './describe-statement.ts';
import { findStatements, type Program, type Statement } from './find-statements.ts';

export type Report = {
  readonly faults: readonly string[];
  /** Statements whose text is known only at run time, by file. */
  readonly unknown: readonly string[];
  readonly statementCount: number;
  readonly textCount: number;
};

/** Describes every statement of a program by the migrated database, and compares its row type with the result. */
export async function checkStatements(client: ClientBase, program: Program): Promise<Report> {
  const catalog = await readCatalog(client);
  const statements = findStatements(program);
  const faults = new Set<string>();
  for (const statement of statements) {
    for (const text of 'texts' in statement.texts ? statement.texts.texts : []) {
      const found = await faultsOf(client, { program, catalog, statement, text });
      for (const fault of found) faults.add(`${statement.place} ${fault}`);
    }
  }
  return {
    faults: Array.from(faults),
    unknown: statements.flatMap(({ place, texts }) =>
      'unknown' in texts ? [`${place} ${texts.unknown}`] : [],
    ),
    statementCount: statements.length,
    textCount: statements.flatMap(({ texts }) => ('texts' in texts ? texts.texts : [])).length,
  };
}

async function readCatalog(client: ClientBase): Promise<Catalog> {
  const columns = await readColumns(client);
  const byPlace = new Map(columns.map((column) => [`${column.tableId} ${column.number}`, column]));
  const { rows } = await client.query<{ id: number; name: string }>(
    'select oid::int as id, typname as name from pg_type',
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return {
    columnOf: (tableId, number) => byPlace.get(`${tableId} ${number}`),
    typeName: (id) => names.get(id) ?? '',
  };
}

type Checked = {
  readonly program: Program;
  readonly catalog: Catalog;
  readonly statement: Statement;
  readonly text: string;
};

async function faultsOf(
  client: ClientBase,
  { program, catalog, statement, text }: Checked,
): Promise<readonly string[]> {
  const { row, readsRows, isArrays, valueCount } = statement;
  let description: Description;
  try {
    description = await describeOrRun(client, text);
  } catch (error) {
    return [(error as Error).message];
  }
  const { parameters, columns } = description;
  const faults: string[] = [];
  if (valueCount !== undefined && valueCount !== parameters.length) {
    faults.push(`has ${parameters.length} parameters and ${valueCount} values`);
  }
  if (!row && readsRows && columns.length > 0) faults.push('has rows without a type');
  if (row && !isArrays) {
    faults.push(...compareRow({ row, fields: columns, text }, program.project.checker, catalog));
  }
  return faults;
}

const severalStatements = 'cannot insert multiple commands into a prepared statement';

/** Several statements in one text cannot be described: they are run, and undone. */
async function describeOrRun(client: ClientBase, text: string): Promise<Description> {
  try {
    return await describeStatement(client, text);
  } catch (error) {
    if ((error as Error).message !== severalStatements) throw error;
  }
  await client.query('begin');
  try {
    await client.query(text);
  } finally {
    await client.query('rollback');
  }
  return { parameters: [], columns: [] };
}
