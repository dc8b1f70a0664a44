/** The right side of an operator: one value of the column's type, a list of them, a text, or a list of texts. */
type Operand = 'value' | 'list' | 'text' | 'texts';

type Operator = {
  readonly takes: Operand;
  /** `like` and its kin, or a regular expression: both may be limited (see limits.ts). */
  readonly matches?: 'pattern' | 'expression';
  readonly sql: (column: string, value: string) => string;
};

const compare = (sign: string): Operator => ({
  takes: 'value',
  sql: (column, value) => `${column} ${sign} ${value}`,
});

const match = (matches: 'pattern' | 'expression', sign: string): Operator => ({
  ...compare(sign),
  takes: 'text',
  matches,
});

const hasKey = (takes: 'text' | 'texts', sign: string): Operator => ({ ...compare(sign), takes });

const comparing = {
  _eq: compare('='),
  _neq: compare('<>'),
  _gt: compare('>'),
  _lt: compare('<'),
  _gte: compare('>='),
  _lte: compare('<='),
  _in: { takes: 'list', sql: (column, list) => `${column} = any(${list})` },
  _nin: { takes: 'list', sql: (column, list) => `${column} <> all(${list})` },
} satisfies Record<string, Operator>;

/** PostgreSQL has no array of arrays that an array could be looked for in. */
const { _in, _nin, ...comparingArrays } = comparing;

const matching = {
  _like: match('pattern', 'like'),
  _nlike: match('pattern', 'not like'),
  _ilike: match('pattern', 'ilike'),
  _nilike: match('pattern', 'not ilike'),
  _similar: match('expression', 'similar to'),
  _nsimilar: match('expression', 'not similar to'),
  _regex: match('expression', '~'),
  _nregex: match('expression', '!~'),
  _iregex: match('expression', '~*'),
  _niregex: match('expression', '!~*'),
} satisfies Record<string, Operator>;

const within = {
  _contains: compare('@>'),
  _contained_in: compare('<@'),
} satisfies Record<string, Operator>;

const jsonPath = (sign: string): Operator => ({
  takes: 'text',
  matches: 'expression',
  sql: (column, value) => `${column} ${sign} ${value}::jsonpath`,
});

const containing = {
  ...within,
  _jsonb_path_exists: jsonPath('@?'),
  _jsonb_path_match: jsonPath('@@'),
  _has_key: hasKey('text', '?'),
  _has_keys_any: hasKey('texts', '?|'),
  _has_keys_all: hasKey('texts', '?&'),
} satisfies Record<string, Operator>;

const all = { ...comparing, ...matching, ...containing };

export type OperatorName = keyof typeof all;

export const operators: Readonly<Record<OperatorName, Operator>> = all;

export const isOperator = (name: string): name is OperatorName => Object.hasOwn(all, name);

/** Operators between two columns, which only the metadata may use: two nulls are equal. */
export const columnOperators = {
  _ceq: (one: string, other: string) => `${one} is not distinct from ${other}`,
  _cne: (one: string, other: string) => `${one} is distinct from ${other}`,
  _cgt: (one: string, other: string) => `${one} > ${other}`,
  _clt: (one: string, other: string) => `${one} < ${other}`,
  _cgte: (one: string, other: string) => `${one} >= ${other}`,
  _clte: (one: string, other: string) => `${one} <= ${other}`,
} as const;

export type ColumnOperatorName = keyof typeof columnOperators;

export const isColumnOperator = (name: string): name is ColumnOperatorName =>
  Object.hasOwn(columnOperators, name);

const names = (family: Partial<typeof all>) => Object.keys(family) as OperatorName[];

/** The operators of a PostgreSQL type, beside `_is_null`, which every type has. */
export function operatorsOf(type: string): readonly OperatorName[] {
  switch (type) {
    case 'text':
    case 'varchar':
    case 'bpchar':
    case 'citext':
    case 'name':
      return names({ ...comparing, ...matching });
    case 'jsonb':
      return names({ ...comparing, ...containing });
    case 'json':
      return [];
    default:
      return names(type.startsWith('_') ? { ...comparingArrays, ...within } : comparing);
  }
}
