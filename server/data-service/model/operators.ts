/** What stands on the right of an operator: one value of the column's type, a list of them, a text, or a list of texts. */
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

const containing = {
  _contains: compare('@>'),
  _contained_in: compare('<@'),
  _has_key: hasKey('text', '?'),
  _has_keys_any: hasKey('texts', '?|'),
  _has_keys_all: hasKey('texts', '?&'),
} satisfies Record<string, Operator>;

const all = { ...comparing, ...matching, ...containing };

export type OperatorName = keyof typeof all;

export const operators: Readonly<Record<OperatorName, Operator>> = all;

export const isOperator = (name: string): name is OperatorName => Object.hasOwn(all, name);

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
      return names(comparing);
  }
}
