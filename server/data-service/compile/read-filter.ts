import type { Input, InputEntry } from '../document/input.ts';
import { unexpectedNull } from '../document/input-mismatch.ts';
import { type OperatorName, operators } from '../model/operators.ts';
import { allOf, always, type Predicate, type Value } from '../model/predicate.ts';
import type { Column } from '../model/table.ts';
import { invalid, RequestError, tooDeep } from '../request-error.ts';
import { inputBindingOf } from '../schema/bindings.ts';
import type { Compilation } from './compilation.ts';

type Place = { readonly path: string; readonly depth: number };

/** A client's `where` as a predicate. Conditions on other tables also pass through the row filters of those tables. */
export function readFilter(compilation: Compilation, input: Input, place: Place): Predicate {
  if (input.kind !== 'object') return always;
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
      return readComparisons(compilation, bound.column, input, place);
    case 'operator':
    case 'is-null':
      throw new Error('an operator stands where a condition is expected');
  }
}

function readList(compilation: Compilation, input: Input, place: Place): Predicate[] {
  if (input.kind !== 'list') return [];
  return input.items.map((item, index) =>
    readFilter(compilation, item, { ...place, path: `${place.path}[${index}]` }),
  );
}

function readComparisons(compilation: Compilation, column: Column, input: Input, place: Place): Predicate {
  if (input.kind !== 'object') return always;
  const parts = input.entries.map((entry) =>
    readComparison(compilation, column, entry, inside(place, entry)),
  );
  return allOf(...parts);
}

function readComparison(
  compilation: Compilation,
  column: Column,
  { field, input }: InputEntry,
  { path }: Place,
): Predicate {
  // Unlike a whole condition, a comparison with null is a mistake: it would be neither true nor false.
  if (input.kind === 'null') throw unexpectedNull(field.type, path);
  const bound = inputBindingOf(field);
  if (bound.kind === 'is-null') {
    return { kind: 'null', column, is: input.kind === 'value' && input.known === true };
  }
  if (bound.kind !== 'operator') throw new Error('a condition stands where an operator is expected');
  const { operator } = bound;
  const value = readOperand(input, path);
  limitOperand(compilation, operator, value, path);
  return { kind: 'compare', column, operator, value };
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
