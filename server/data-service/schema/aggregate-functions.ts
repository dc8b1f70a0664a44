/** Functions over numeric columns that answer a Float. */
export const statisticalFunctions = [
  'avg',
  'stddev',
  'stddev_pop',
  'stddev_samp',
  'var_pop',
  'var_samp',
  'variance',
] as const;

export type AggregateFunction = (typeof statisticalFunctions)[number] | 'sum' | 'max' | 'min';

/** Functions a condition on an array relationship may use, with the type of their arguments and of what they answer. */
export const predicateFunctions = {
  avg: { over: 'float8', arguments: 1, answers: 'float8' },
  bool_and: { over: 'bool', arguments: 1, answers: 'bool' },
  bool_or: { over: 'bool', arguments: 1, answers: 'bool' },
  corr: { over: 'float8', arguments: 2, answers: 'float8' },
  covar_samp: { over: 'float8', arguments: 2, answers: 'float8' },
  max: { over: 'float8', arguments: 1, answers: 'float8' },
  min: { over: 'float8', arguments: 1, answers: 'float8' },
  stddev_samp: { over: 'float8', arguments: 1, answers: 'float8' },
  sum: { over: 'float8', arguments: 1, answers: 'float8' },
  var_samp: { over: 'float8', arguments: 1, answers: 'float8' },
} as const;

export type PredicateFunction = keyof typeof predicateFunctions;

const numericTypes = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money']);

/** Beside the numbers; of other types Hasura does not know whether they have a greatest value. */
const orderedTypes = new Set([
  'text',
  'varchar',
  'bpchar',
  'citext',
  'date',
  'timestamp',
  'timestamptz',
  'timetz',
  'uuid',
]);

export const isNumeric = (type: string) => numericTypes.has(type);
export const isOrdered = (type: string) => isNumeric(type) || orderedTypes.has(type) || type.startsWith('_');
