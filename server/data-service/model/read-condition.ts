import * as v from 'valibot';
import { MetadataError } from '../metadata/metadata-error.ts';
import { qualifiedName } from '../metadata/table-metadata.ts';
import type { FindDraft } from './draft.ts';
import { isColumnOperator, isOperator, operators } from './operators.ts';
import { allOf, always, isAlways } from './predicate.ts';
import type { Column, OtherColumn, Plain, Predicate, Relationship, Table, Value } from './table.ts';

/** The table whose rows are spoken of, the one where the condition began, and the way to others. */
type Place = { readonly table: Table; readonly root: Table; readonly find: FindDraft };

/** Turns a permission's condition, as the metadata writes it, into a predicate; every word must exist in the database. */
export function readPermission(table: Table, find: FindDraft, condition: unknown, where: string): Predicate {
  const predicate = readCondition({ table, root: table, find }, condition, where);
  return isAlways(predicate) ? always : { kind: 'rooted', of: predicate };
}

function readCondition(place: Place, condition: unknown, where: string): Predicate {
  const parts = Object.entries(record(condition, where)).map(([key, value]) =>
    readEntry(place, key.replace(/^\$/, '_'), value, `${where}.${key}`),
  );
  return allOf(...parts);
}

function readEntry(place: Place, key: string, value: unknown, where: string): Predicate {
  const { table } = place;
  switch (key) {
    case '_and':
      return { kind: 'all', of: readList(place, value, where) };
    case '_or':
      return { kind: 'any', of: readList(place, value, where) };
    case '_exists':
      return readExists(place, value, where);
    case '_not':
      return { kind: 'not', of: readCondition(place, value, where) };
  }
  const column = table.columns.get(key);
  if (column) return readComparisons(place, column, value, where);
  const relationship = table.relationships.get(key);
  if (!relationship) {
    throw new MetadataError(where, `${table.name} has no such column or relationship`);
  }
  return {
    kind: 'related',
    relationship,
    where: readCondition({ ...place, table: relationship.target }, value, where),
  };
}

/** `_exists: { _table: user, _where: { ... } }` */
function readExists(place: Place, value: unknown, where: string): Predicate {
  const { _table: name, _where: condition } = record(value, where);
  const parsed = v.safeParse(qualifiedName, name);
  if (!parsed.success) throw new MetadataError(`${where}._table`, 'must name a table');
  const { table } = place.find(parsed.output, where);
  return { kind: 'exists', table, where: readCondition({ ...place, table }, condition, `${where}._where`) };
}

function readList(place: Place, value: unknown, where: string): Predicate[] {
  if (!Array.isArray(value)) throw new MetadataError(where, 'must be a list');
  return value.map((item, index) => readCondition(place, item, `${where}[${index}]`));
}

function readComparisons(place: Place, column: Column, value: unknown, where: string): Predicate {
  // `user_id: X-Hasura-User-Id` is short for `user_id: { _eq: X-Hasura-User-Id }`.
  const comparisons = isPlain(value) ? { _eq: value } : record(value, where);
  const parts = Object.entries(comparisons).map(([key, operand]) =>
    readComparison(place, column, { key, operand, where: `${where}.${key}` }),
  );
  return allOf(...parts);
}

type Comparison = { readonly key: string; readonly operand: unknown; readonly where: string };

function readComparison(place: Place, column: Column, { key, operand, where }: Comparison): Predicate {
  const operator = operatorName(key);
  if (operator === '_is_null') {
    if (typeof operand !== 'boolean') {
      throw new MetadataError(where, 'must be true or false');
    }
    return { kind: 'null', column, is: operand };
  }
  if (isColumnOperator(operator)) {
    return { kind: 'compare-columns', column, operator, other: readOtherColumn(place, operand, where) };
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
  return { kind: 'any', of: [compared, { kind: 'null', column, is: true }] };
}

/** `_ceq: price`, `_ceq: ['$', price]`, `_ceq: [brand, price]` */
function readOtherColumn(place: Place, operand: unknown, where: string): OtherColumn {
  const steps = [operand].flat();
  const from = steps[0] === '$' ? 'root' : 'own';
  const names = from === 'root' ? steps.slice(1) : steps;
  let table = from === 'root' ? place.root : place.table;
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
  if (takesList && Array.isArray(operand) && operand.every(isPlain)) {
    return operand.some(isSessionVariable)
      ? { from: 'list', items: operand.map((item) => readValue(item, false, where)) }
      : { from: 'metadata', value: operand };
  }
  if (!takesList && isPlain(operand)) return { from: 'metadata', value: operand };
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

/** What the oldest metadata wrote for the id of the member. */
const ownId = 'req_user_id';

const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);

function record(value: unknown, where: string): Record<string, unknown> {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new MetadataError(where, 'must be a mapping');
}
