/**
 * A root field of the answer: one of the results, by number (a column of a query, a step of a mutation), a list of them,
 * or known already.
 */
export type PlannedField =
  | { readonly key: string; readonly from: 'result'; readonly index: number }
  | { readonly key: string; readonly from: 'results'; readonly indexes: readonly number[] }
  | { readonly key: string; readonly from: 'constant'; readonly json: string };

export const constantField = (key: string, content: unknown): PlannedField => ({
  key,
  from: 'constant',
  json: JSON.stringify(content),
});
