import * as v from 'valibot';
import { MetadataError } from '../metadata/metadata-error.ts';
import { qualifiedName } from '../metadata/table-metadata.ts';
import { isColumnOperator, isOperator, operators } from './operators.ts';
import { allOf, alwaysTrue, isAlwaysTrue } from './predicate.ts';
import type { Column, ComparedColumn, Predicate, Relationship, Scalar, Table, Value } from './table.ts';
import type { FindTableBuilder } from './table-builder.ts';

/** The table whose rows are spoken of, the one where the condition began, and the way to others. */
type Context = { readonly table: Table; readonly root: Table; readonly find: FindTableBuilder };

/** Turns a permission's condition, as the metadata writes it, into a predicate; every word must exist in the database. */
export function readBooleanExpression(
  table: Table,
  find: FindTableBuilder,
  condition: unknown,
  where: string,
): Predicate {
  const predicate = readExpression({ table, root: table, find }, condition, where);
  return isAlwaysTrue(predicate) ? alwaysTrue : { kind: 'rooted', of: predicate };
}

function readExpression(context: Context, condition: unknown, where: string): Predicate {
  const parts = Object.entries(record(condition, where)).map(([key, value]) =>
    readEntry(context, key.replace(/^\$/, '_'), value, `${where}.${key}`),
  );
  return allOf(...parts);
}

function readEntry(context: Context, key: string, value: unknown, where: string): Predicate {
  const { table } = context;
  switch (key) {
    case '_and':
      return { kind: 'and', of: readList(context, value, where) };
    case '_or':
      return { kind: 'or', of: readList(context, value, where) };
    case '_exists':
      return readExists(context, value, where);
    case '_not':
      return { kind: 'not', of: readExpression(context, value, where) };
  }
  const column = table.columns.get(key);
  if (column) return readComparisons(context, column, value, where);
  const relationship = table.relationships.get(key);
  if (!relationship) {
    throw new MetadataError(where, `${table.name} has no such column or relationship`);
  }
  return {
    kind: 'related',
    relationship,
    where: readExpression({ ...context, table: relationship.target }, value, where),
  };
}

/** `_exists: { _table: user, _where: { ... } }` */
function readExists(context: Context, value: unknown, where: string): Predicate {
  const { _table: name, _where: condition } = record(value, where);
  const parsed = v.safeParse(qualifiedName, name);
  if (!parsed.success) throw new MetadataError(`${where}._table`, 'must name a table');
  const { table } = context.find(parsed.output, where);
  return {
    kind: 'exists',
    table,
    where: readExpression({ ...context, table }, condition, `${where}._where`),
  };
}

function readList(context: Context, value: unknown, where: string): Predicate[] {
  if (!Array.isArray(value)) throw new MetadataError(where, 'must be a list');
  return value.map((item, index) => readExpression(context, item, `${where}[${index}]`));
}

function readComparisons(context: Context, column: Column, value: unknown, where: string): Predicate {
  // `user_id: X-Hasura-User-Id` is short for `user_id: { _eq: X-Hasura-User-Id }`.
  const comparisons = isScalar(value) ? { _eq: value } : record(value, where);
  const parts = Object.entries(comparisons).map(([key, operand]) =>
    readComparison(context, column, { key, operand, where: `${where}.${key}` }),
  );
  return allOf(...parts);
}

type Comparison = { readonly key: string; readonly operand: unknown; readonly where: string };

function readComparison(context: Context, column: Column, { key, operand, where }: Comparison): Predicate {
  const operator = operatorName(key);
  if (operator === '_is_null') {
    if (typeof operand !== 'boolean') {
      throw new MetadataError(where, 'must be true or false');
    }
    return { kind: 'null', column, is: operand };
  }
  if (isColumnOperator(operator)) {
    return { kind: 'compare-columns', column, operator, other: readComparedColumn(context, operand, where) };
  }
  if (!isOperator(operator)) throw new MetadataError(where, 'is no operator');
  const { takes } = operators[operator];
  const takesList = takes === 'list' || takes === 'texts';
  const isJson = takes === 'value' && column.type === 'jsonb' && !isSessionVariable(operand);
  const value: Value = isJson
    ? { from: 'metadata', value: JSON.stringify(operand) }
    : readValue(operand, takesList, where);
  // Hasura does not ask for a list of keys beforehand: a session without one sees nothing.
  const given: Value = takes === 'texts' && value.from === 'session' ? { ...value, optional: true } : value;
  const compared: Predicate = { kind: 'compare', column, operator, value: given };
  // In a permission a row without a value is unequal to any value; in a client's `where` it is not.
  if (operator !== '_neq' || !column.nullable) return compared;
  return { kind: 'or', of: [compared, { kind: 'null', column, is: true }] };
}

/** `_ceq: price`, `_ceq: ['$', price]`, `_ceq: [brand, price]` */
function readComparedColumn(context: Context, operand: unknown, where: string): ComparedColumn {
  const steps = [operand].flat();
  const from = steps[0] === '$' ? 'root' : 'own';
  const names = from === 'root' ? steps.slice(1) : steps;
  let table = from === 'root' ? context.root : context.table;
  const through: Relationship[] = [];
  for (const name of names.slice(0, -1)) {
    const relationship = table.relationships.get(String(name));
    if (!relationship) throw new MetadataError(where, `${table.name} has no relationship ${name}`);
    through.push(relationship);
    table = relationship.target;
  }
  const column = table.columns.get(String(names.at(-1)));
  if (!column) throw new MetadataError(where, `${table.name} has no column ${names.at(-1)}`);
  return { from, through, column };
}

const operatorName = (key: string) => aliases[key.replace(/^\$/, '_')] ?? key.replace(/^\$/, '_');

const aliases: Readonly<Record<string, string>> = { _ne: '_neq', _cneq: '_cne' };

/** A value of the metadata: written there, or a variable of the session. */
function readValue(operand: unknown, takesList: boolean, where: string): Value {
  if (isSessionVariable(operand)) return { from: 'session', name: sessionName(operand) };
  if (takesList && Array.isArray(operand) && operand.every(isScalar)) {
    return operand.some(isSessionVariable)
      ? { from: 'list', items: operand.map((item) => readValue(item, false, where)) }
      : { from: 'metadata', value: operand };
  }
  if (!takesList && isScalar(operand)) return { from: 'metadata', value: operand };
  if (!takesList && typeof operand === 'object') {
    return { from: 'metadata', value: JSON.stringify(operand) };
  }
  throw new MetadataError(where, takesList ? 'must be a list' : 'must be a value');
}

/** A value that a write sets: of the session, null, or written in the metadata as JSON has it. */
export function readPreset({ type }: Column, content: unknown, where: string): Value {
  if (content === null) return { from: 'metadata', value: null };
  const isJson = type === 'jsonb' || type === 'json';
  if (isJson && !isSessionVariable(content)) return { from: 'metadata', value: JSON.stringify(content) };
  return readValue(content, Array.isArray(content), where);
}

const isSessionVariable = (operand: unknown): operand is string =>
  typeof operand === 'string' && (/^x-hasura-/i.test(operand) || operand.toLowerCase() === ownId);

const sessionName = (operand: string) =>
  operand.toLowerCase() === ownId ? 'x-hasura-user-id' : operand.toLowerCase();

/** The value that the oldest metadata wrote for the id of the member. */
const ownId = 'req_user_id';

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

function record(value: unknown, where: string): Record<string, unknown> {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new MetadataError(where, 'must be a mapping');
}
