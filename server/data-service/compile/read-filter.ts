import { type Input, type InputEntry, nothingGiven } from '../document/input.ts';
import { unexpectedNull } from '../document/input-mismatch.ts';
import { type OperatorName, operators } from '../model/operators.ts';
import { allOf, always, countedColumn } from '../model/predicate.ts';
import type { Column, Counted, Predicate, Relationship, Table, Value } from '../model/table.ts';
import { invalid, RequestError, tooDeep } from '../request-error.ts';
import { predicateFunctions } from '../schema/aggregate-functions.ts';
import { inputBindingOf } from '../schema/bindings.ts';
import { columnsOf } from './columns-of.ts';
import type { Compilation } from './compilation.ts';

type Place = { readonly path: string; readonly depth: number };

/** A client's `where` as a predicate. Conditions on other tables also pass through the row filters of those tables. */
export function readFilter(compilation: Compilation, input: Input, place: Place): Predicate {
  if (input.kind !== 'object') return always;
  compilation.spend(0);
  if (place.depth > compilation.limits.conditionDepth) {
    throw tooDeep(place.path);
  }
  return allOf(...input.entries.map((entry) => readEntry(compilation, entry, inside(place, entry))));
}

function readEntry(compilation: Compilation, { field, input }: InputEntry, place: Place): Predicate {
  // Hasura: a condition that is null says nothing.
  if (input.kind === 'null') return always;
  const bound = inputBindingOf(field);
  switch (bound.kind) {
    case 'and':
      return { kind: 'all', of: readList(compilation, input, place) };
    case 'or':
      return { kind: 'any', of: readList(compilation, input, place) };
    case 'not':
      return { kind: 'not', of: readFilter(compilation, input, place) };
    case 'related': {
      const { relationship } = bound;
      const { filter } = compilation.permission(relationship.target);
      return { kind: 'related', relationship, where: allOf(filter, readFilter(compilation, input, place)) };
    }
    case 'column':
      return readComparisons(compilation, { column: bound.column }, input, place);
    case 'related-aggregate':
      return readAggregateFilter(compilation, bound.relationship, input, place);
    default:
      throw new Error('an operator stands where a condition is expected');
  }
}

function readList(compilation: Compilation, input: Input, place: Place): Predicate[] {
  if (input.kind !== 'list') return [];
  return input.items.map((item, index) =>
    readFilter(compilation, item, { ...place, path: `${place.path}[${index}]` }),
  );
}

/** A column, or what stands for one, and the type it is read as. */
type Compared = { readonly column: Column; readonly cast?: string };

function readComparisons(
  compilation: Compilation,
  compared: Compared,
  input: Input,
  place: Place,
): Predicate {
  if (input.kind !== 'object') return always;
  const parts = input.entries.map((entry) =>
    readComparison(compilation, compared, entry, inside(place, entry)),
  );
  return allOf(...parts);
}

/** `reviews_aggregate: { count: { predicate: { _gt: 2 }, filter: { ... } } }` */
function readAggregateFilter(
  compilation: Compilation,
  relationship: Relationship,
  input: Input,
  place: Place,
): Predicate {
  const entries = input.kind === 'object' ? input.entries : [];
  const [entry, another] = entries;
  const bound = entry && inputBindingOf(entry.field);
  if (!entry || another || bound?.kind !== 'aggregate') {
    throw invalid('exactly one predicate should be specified', place.path);
  }
  const name = bound.name as Counted['name'];
  const at = inside(place, entry);
  const part = (key: string) => partOf(entry.input, key);
  const number = { ...countedNumber, type: name === 'count' ? 'int4' : predicateFunctions[name].answers };
  const filter = readFilter(compilation, part('filter'), { ...at, path: `${at.path}.filter` });
  const distinct = part('distinct');
  return {
    kind: 'aggregate',
    relationship,
    counted: {
      name,
      columns: countedColumns(relationship.target, part('arguments')),
      distinct: distinct.kind === 'value' && distinct.known === true,
    },
    where: allOf(compilation.permission(relationship.target).filter, filter),
    compared: readComparisons(compilation, { column: number }, part('predicate'), {
      ...at,
      path: `${at.path}.predicate`,
    }),
  };
}

const countedNumber: Column = {
  name: countedColumn,
  graphqlName: countedColumn,
  type: 'int4',
  nullable: true,
  generated: false,
  description: null,
};

/** A column, several, or `{ Y, X }`. */
function countedColumns(table: Table, input: Input): readonly Column[] {
  if (input.kind !== 'object') return columnsOf(table, input);
  return ['Y', 'X'].flatMap((key) => columnsOf(table, partOf(input, key)));
}

const partOf = (input: Input, key: string): Input =>
  (input.kind === 'object' && input.entries.find(({ field }) => field.name === key)?.input) || nothingGiven;

function readComparison(
  compilation: Compilation,
  compared: Compared,
  { field, input }: InputEntry,
  place: Place,
): Predicate {
  const { path } = place;
  // Unlike a whole condition, a comparison with null is a mistake: it would be neither true nor false.
  if (input.kind === 'null') throw unexpectedNull(field.type, path);
  const bound = inputBindingOf(field);
  if (bound.kind === 'is-null') {
    return { kind: 'null', ...compared, is: input.kind === 'value' && input.known === true };
  }
  if (bound.kind === 'cast') return readCasts(compilation, compared, input, place);
  if (bound.kind !== 'operator') throw new Error('a condition stands where an operator is expected');
  const { operator } = bound;
  const value = readOperand(input, path);
  limitOperand(compilation, operator, value, path);
  return { kind: 'compare', ...compared, operator, value };
}

/** `_cast: { String: { _like: ... } }` */
function readCasts(compilation: Compilation, { column }: Compared, input: Input, place: Place): Predicate {
  const entries = input.kind === 'object' ? input.entries : [];
  return allOf(
    ...entries.map((entry) => {
      const bound = inputBindingOf(entry.field);
      if (bound.kind !== 'cast') throw new Error('a cast is to a type');
      return readComparisons(compilation, { column, cast: bound.type }, entry.input, inside(place, entry));
    }),
  );
}

/** A value or a list of values, wherever they come from. */
export function readOperand(input: Input, path: string): Value {
  if (input.kind === 'value') return input.value;
  if (input.kind !== 'list') throw invalid('a value is expected here', path);
  const items = input.items.map((item) => readOperand(item, path));
  const constants = items.flatMap((item) => (item.from === 'document' ? [item.value] : []));
  return constants.length === items.length ? { from: 'document', value: constants } : { from: 'list', items };
}

function limitOperand({ limits, check }: Compilation, name: OperatorName, value: Value, path: string): void {
  const { takes, matches } = operators[name];
  if (matches === 'expression' && !limits.expressions) {
    throw new RequestError('limit-exceeded', `"${name}" is not available`, path);
  }
  if (matches === 'pattern') check({ test: 'pattern', value, path });
  if (takes === 'list' || takes === 'texts') check({ test: 'list-length', value, path });
}

const inside = (place: Place, { field }: InputEntry): Place => ({
  path: `${place.path}.${field.name}`,
  depth: place.depth + 1,
});
