/** Functions over numeric columns that answer a Float. */
export const averaging = [
  'avg',
  'stddev',
  'stddev_pop',
  'stddev_samp',
  'var_pop',
  'var_samp',
  'variance',
] as const;

export type AggregateFunction = (typeof averaging)[number] | 'sum' | 'max' | 'min';

const numericTypes = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money']);

const unordered = new Set(['bool', 'json', 'jsonb']);

export const isNumeric = (type: string) => numericTypes.has(type);
export const isOrdered = (type: string) => !unordered.has(type);
