import { unexpectedNull } from '../document/coercion-errors.ts';
import { type Input, type InputEntry, nullInput } from '../document/input.ts';
import { type OperatorName, operators } from '../model/operators.ts';
import { aggregateColumn, allOf, alwaysTrue } from '../model/predicate.ts';
import type { Aggregate, Column, Predicate, Relationship, Table, Value } from '../model/table.ts';
import { depthError, RequestError, validationError } from '../request-error.ts';
import { predicateFunctions } from '../schema/aggregate-functions.ts';
import { inputBindingOf } from '../schema/bindings.ts';
import type { Compilation } from './compilation.ts';
import { readColumns } from './read-columns.ts';

type Location = { readonly path: string; readonly depth: number };

/** A client's `where` as a predicate. Conditions on related tables include the row filters of these tables. */
export function readWhere(compilation: Compilation, input: Input, location: Location): Predicate {
  if (input.kind !== 'object') return alwaysTrue;
  compilation.addCost(0);
  if (location.depth > compilation.limits.inputDepth) {
    throw depthError(location.path);
  }
  return allOf(...input.entries.map((entry) => readEntry(compilation, entry, below(location, entry))));
}

function readEntry(compilation: Compilation, { field, input }: InputEntry, location: Location): Predicate {
  // Like Hasura: a null condition is always true.
  if (input.kind === 'null') return alwaysTrue;
  const bound = inputBindingOf(field);
  switch (bound.kind) {
    case 'and':
      return { kind: 'and', of: readList(compilation, input, location) };
    case 'or':
      return { kind: 'or', of: readList(compilation, input, location) };
    case 'not':
      return { kind: 'not', of: readWhere(compilation, input, location) };
    case 'related': {
      const { relationship } = bound;
      const { filter } = compilation.selectPermission(relationship.target);
      return { kind: 'related', relationship, where: allOf(filter, readWhere(compilation, input, location)) };
    }
    case 'column':
      return readComparisons(compilation, { column: bound.column }, input, location);
    case 'related-aggregate':
      return readAggregatePredicate(compilation, bound.relationship, input, location);
    default:
      throw new Error('an operator stands where a condition is expected');
  }
}

function readList(compilation: Compilation, input: Input, location: Location): Predicate[] {
  if (input.kind !== 'list') return [];
  return input.items.map((item, index) =>
    readWhere(compilation, item, { ...location, path: `${location.path}[${index}]` }),
  );
}

/** The column that is compared, and the type it is cast to. */
type Compared = { readonly column: Column; readonly cast?: string };

function readComparisons(
  compilation: Compilation,
  compared: Compared,
  input: Input,
  location: Location,
): Predicate {
  if (input.kind !== 'object') return alwaysTrue;
  const parts = input.entries.map((entry) =>
    readComparison(compilation, compared, entry, below(location, entry)),
  );
  return allOf(...parts);
}

/** `reviews_aggregate: { count: { predicate: { _gt: 2 }, filter: { ... } } }` */
function readAggregatePredicate(
  compilation: Compilation,
  relationship: Relationship,
  input: Input,
  location: Location,
): Predicate {
  const entries = input.kind === 'object' ? input.entries : [];
  const [entry, another] = entries;
  const bound = entry && inputBindingOf(entry.field);
  if (!entry || another || bound?.kind !== 'aggregate') {
    throw validationError('exactly one predicate should be specified', location.path);
  }
  const name = bound.name as Aggregate['name'];
  const at = below(location, entry);
  const part = (key: string) => partOf(entry.input, key);
  const number = {
    ...aggregateValueColumn,
    type: name === 'count' ? 'int4' : predicateFunctions[name].answers,
  };
  const filter = readWhere(compilation, part('filter'), { ...at, path: `${at.path}.filter` });
  const distinct = part('distinct');
  return {
    kind: 'aggregate',
    relationship,
    aggregate: {
      name,
      columns: readAggregateColumns(relationship.target, part('arguments')),
      distinct: distinct.kind === 'value' && distinct.constant === true,
    },
    where: allOf(compilation.selectPermission(relationship.target).filter, filter),
    compared: readComparisons(compilation, { column: number }, part('predicate'), {
      ...at,
      path: `${at.path}.predicate`,
    }),
  };
}

const aggregateValueColumn: Column = {
  name: aggregateColumn,
  graphqlName: aggregateColumn,
  type: 'int4',
  nullable: true,
  generated: false,
  description: null,
};

/** One column, a list of columns, or `{ Y, X }`. */
function readAggregateColumns(table: Table, input: Input): readonly Column[] {
  if (input.kind !== 'object') return readColumns(table, input);
  return ['Y', 'X'].flatMap((key) => readColumns(table, partOf(input, key)));
}

const partOf = (input: Input, key: string): Input =>
  (input.kind === 'object' && input.entries.find(({ field }) => field.name === key)?.input) || nullInput;

function readComparison(
  compilation: Compilation,
  compared: Compared,
  { field, input }: InputEntry,
  location: Location,
): Predicate {
  const { path } = location;
  // Unlike a null condition, a comparison with null is refused: in SQL it would be neither true nor false.
  if (input.kind === 'null') throw unexpectedNull(field.type, path);
  const bound = inputBindingOf(field);
  if (bound.kind === 'is-null') {
    return { kind: 'null', ...compared, is: input.kind === 'value' && input.constant === true };
  }
  if (bound.kind === 'cast') return readCasts(compilation, compared, input, location);
  if (bound.kind !== 'operator') throw new Error('a condition stands where an operator is expected');
  const { operator } = bound;
  const value = readOperand(input, path);
  addOperandChecks(compilation, operator, value, path);
  return { kind: 'compare', ...compared, operator, value };
}

/** `_cast: { String: { _like: ... } }` */
function readCasts(
  compilation: Compilation,
  { column }: Compared,
  input: Input,
  location: Location,
): Predicate {
  const entries = input.kind === 'object' ? input.entries : [];
  return allOf(
    ...entries.map((entry) => {
      const bound = inputBindingOf(entry.field);
      if (bound.kind !== 'cast') throw new Error('a cast is to a type');
      return readComparisons(compilation, { column, cast: bound.type }, entry.input, below(location, entry));
    }),
  );
}

/** The operand of an operator: a value or a list of values. */
export function readOperand(input: Input, path: string): Value {
  if (input.kind === 'value') return input.value;
  if (input.kind !== 'list') throw validationError('a value is expected here', path);
  const items = input.items.map((item) => readOperand(item, path));
  const constants = items.flatMap((item) => (item.from === 'document' ? [item.value] : []));
  return constants.length === items.length ? { from: 'document', value: constants } : { from: 'list', items };
}

function addOperandChecks(
  { limits, addLimitCheck }: Compilation,
  name: OperatorName,
  value: Value,
  path: string,
): void {
  const { takes, matches } = operators[name];
  if (matches === 'expression' && !limits.allowRegex) {
    throw new RequestError('limit-exceeded', `"${name}" is not available`, path);
  }
  if (matches === 'pattern') addLimitCheck({ test: 'pattern', value, path });
  if (takes === 'list' || takes === 'texts') addLimitCheck({ test: 'list-length', value, path });
}

const below = (location: Location, { field }: InputEntry): Location => ({
  path: `${location.path}.${field.name}`,
  depth: location.depth + 1,
});
