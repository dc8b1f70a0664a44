import * as v from 'valibot';
import { MetadataError } from '../metadata/metadata-error.ts';
import { qualifiedName } from '../metadata/table-metadata.ts';
import type { FindDraft } from './draft.ts';
import { isOperator, operators } from './operators.ts';
import { allOf, type Plain, type Predicate, type Value } from './predicate.ts';
import type { Column, Table } from './table.ts';

/** The table whose rows are spoken of, and the way to others. */
type Place = { readonly table: Table; readonly find: FindDraft };

/** Turns a permission's condition, as the metadata writes it, into a predicate; every word must exist in the database. */
export function readCondition(place: Place, condition: unknown, where: string): Predicate {
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
  if (column) return readComparisons(column, value, where);
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

function readComparisons(column: Column, value: unknown, where: string): Predicate {
  // `user_id: X-Hasura-User-Id` is short for `user_id: { _eq: X-Hasura-User-Id }`.
  const comparisons = isPlain(value) ? { _eq: value } : record(value, where);
  const parts = Object.entries(comparisons).map(([key, operand]) =>
    readComparison(column, key.replace(/^\$/, '_').replace(/^_ne$/, '_neq'), operand, `${where}.${key}`),
  );
  return allOf(...parts);
}

function readComparison(column: Column, operator: string, operand: unknown, where: string): Predicate {
  if (operator === '_is_null') {
    if (typeof operand !== 'boolean') {
      throw new MetadataError(where, 'must be true or false');
    }
    return { kind: 'null', column, is: operand };
  }
  if (!isOperator(operator)) throw new MetadataError(where, 'is no operator');
  const takesList = ['list', 'texts'].includes(operators[operator].takes);
  return { kind: 'compare', column, operator, value: readValue(operand, takesList, where) };
}

/** A value of the metadata: written there, or a variable of the session. */
export function readValue(operand: unknown, takesList: boolean, where: string): Value {
  if (typeof operand === 'string' && /^x-hasura-/i.test(operand)) {
    return { from: 'session', name: operand.toLowerCase() };
  }
  if (takesList && Array.isArray(operand) && operand.every(isPlain)) {
    return { from: 'metadata', value: operand };
  }
  if (!takesList && isPlain(operand)) return { from: 'metadata', value: operand };
  if (!takesList && typeof operand === 'object') {
    return { from: 'metadata', value: JSON.stringify(operand) };
  }
  throw new MetadataError(where, takesList ? 'must be a list' : 'must be a value');
}

const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);

function record(value: unknown, where: string): Record<string, unknown> {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new MetadataError(where, 'must be a mapping');
}
