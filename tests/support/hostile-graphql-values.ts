import {
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

/** A number as it is written, which JavaScript could not hold. */
class Digits {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const nested = (depth: number, inner: unknown): unknown =>
  Array.from({ length: depth }).reduce<unknown>((value) => [value], inner);

const long = 'x'.repeat(3_000);

const hostileOf: Readonly<Record<string, readonly unknown[]>> = {
  uuid: ['urn:uuid:5c7a3f52-8f8d-4b5e-9d0e-1f2a3b4c5d6e', '{5c7a3f52-8f8d-4b5e-9d0e-1f2a3b4c5d6e', ''],
  text: ['', '\u202e\u200b', '\\', '%', '_%_\\', long, '{', '{"a', "'; select 1; --"],
  number: [
    1e30,
    -1e30,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    -1,
    0.5,
    'NaN',
    'Infinity',
    '-0',
    '1e400',
    ' 1',
    '0x1',
    new Digits('-0'),
    new Digits('1e400'),
    new Digits('9'.repeat(400)),
    new Digits(`0.${'3'.repeat(400)}`),
  ],
  time: [
    '2026-02-30',
    '2026-13-01',
    'infinity',
    '-infinity',
    '294277-01-01',
    '4714-01-01 BC',
    '99999-01-01',
    '2026-11-28T25:00:00Z',
    '2026-11-28T00:00:00+99:00',
    '2026-11-28 Mars/Olympus',
    'allballs',
    '',
  ],
  jsonb: [
    nested(9_000, 1),
    { '\u0000': '\u0000' },
    '\u0000',
    new Digits('1e400'),
    long,
    { toString: 1 },
    '{"a"',
  ],
  Boolean: ['true', 't', 0, ''],
};

const kinds: Readonly<Record<string, string>> = {
  Int: 'number',
  Float: 'number',
  smallint: 'number',
  bigint: 'number',
  numeric: 'number',
  float8: 'number',
  date: 'time',
  timestamp: 'time',
  timestamptz: 'time',
  time: 'time',
  timetz: 'time',
  interval: 'time',
  String: 'text',
  bpchar: 'text',
  citext: 'text',
  name: 'text',
};

/** Values that no type takes, or most do not. */
const everywhere = ['\u0000', 'a\u0000b', '\ud800', 1, true, {}, [], { toString: 1 }, nested(7, 1)];

const examples: Readonly<Record<string, unknown>> = {
  uuid: '5c7a3f52-8f8d-4b5e-9d0e-1f2a3b4c5d6e',
  text: 'abc',
  number: 1,
  time: '2026-11-28',
  jsonb: {},
  Boolean: true,
};

export function exampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return [exampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return examples[kinds[type.name] ?? type.name] ?? 'abc';
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, exampleOf(field.type)]));
}

/** Hostile values of a scalar or an enum, all of whose values are tried too. */
function hostileLeaves(type: GraphQLNamedInputType): readonly unknown[] {
  if (isEnumType(type)) {
    return [...type.getValues().map(({ name }) => name), '__proto__', 'constructor', '', '\ud800', 1, {}];
  }
  return [...(hostileOf[kinds[type.name] ?? type.name] ?? []), ...everywhere];
}

/** Hostile values of a type, and values of other types. */
export function* hostileValues(type: GraphQLInputType): Generator<unknown> {
  const named = getNamedType(type);
  yield null;
  if (isInputObjectType(named)) {
    yield* ['x', 1, [], {}, [null], { unknown: 1 }, { __proto__: null, constructor: 1 }];
    yield Array.from({ length: 300 }, () => exampleOf(named));
    return;
  }
  yield* hostileLeaves(named);
  if (!isListType(isNonNullType(type) ? type.ofType : type)) return;
  for (const value of hostileLeaves(named)) yield [value];
  yield Array.from({ length: 300 }, () => exampleOf(named));
}

/** By hand, because JSON.stringify runs out of stack before the server does. */
export function jsonOf(value: unknown): string {
  if (value instanceof Digits) return value.text;
  if (Array.isArray(value)) return bracketed(value, jsonOf) ?? `[${value.map(jsonOf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}:${jsonOf(item)}`)
    .join(',')}}`;
}

/** Lists of one list, without recursion. */
function bracketed(value: readonly unknown[], printed: (inner: unknown) => string): string | null {
  let depth = 0;
  let inner: unknown = value;
  while (Array.isArray(inner) && inner.length === 1) {
    depth += 1;
    [inner] = inner;
  }
  return depth > 0 ? `${'['.repeat(depth)}${printed(inner)}${']'.repeat(depth)}` : null;
}

export function literalOf(type: GraphQLInputType, value: unknown): string {
  if (isNonNullType(type)) return literalOf(type.ofType, value);
  if (Array.isArray(value)) return literalOfList(type, value);
  if (isListType(type)) return literalOf(type.ofType, value);
  if (isEnumType(type) && /^[a-z_]+$/i.test(String(value))) return String(value);
  return typeof value === 'object' && value !== null && !(value instanceof Digits)
    ? literalOfObject(type, value)
    : jsonOf(value);
}

function literalOfList(type: GraphQLInputType, value: readonly unknown[]): string {
  const item = isListType(type) ? type.ofType : type;
  const innermost = isListType(item) ? getNamedType(item) : item;
  return (
    bracketed(value, (inner) => literalOf(innermost, inner)) ??
    `[${value.map((each) => literalOf(item, each)).join(',')}]`
  );
}

function literalOfObject(type: GraphQLInputType, value: object): string {
  const fields: Readonly<Record<string, GraphQLInputField>> = isInputObjectType(type) ? type.getFields() : {};
  const entries = Object.entries(value).map(
    ([key, item]) => `${/^\w+$/.test(key) ? key : '_'}: ${literalOf(fields[key]?.type ?? type, item)}`,
  );
  return `{${entries.join(', ')}}`;
}
