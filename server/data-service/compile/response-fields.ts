/**
 * A root field of the response: one of the results by index (a column of the query, a step of the mutation), a list of
 * results, or JSON that is known at compile time.
 */
export type ResponseField =
  | { readonly key: string; readonly from: 'result'; readonly index: number }
  | { readonly key: string; readonly from: 'results'; readonly indexes: readonly number[] }
  | { readonly key: string; readonly from: 'constant'; readonly json: string };

export const constantField = (key: string, content: unknown): ResponseField => ({
  key,
  from: 'constant',
  json: JSON.stringify(content),
});

/** The `data` of the response as JSON text. The database's JSON is copied without being parsed. */
export function dataJson(fields: readonly ResponseField[], results: readonly (string | null)[]): string {
  const entries = fields.map((field) => `${JSON.stringify(field.key)}:${fieldJson(field, results)}`);
  return `{${entries.join(',')}}`;
}

function fieldJson(field: ResponseField, results: readonly (string | null)[]): string {
  switch (field.from) {
    case 'constant':
      return field.json;
    case 'result':
      return results[field.index] ?? 'null';
    case 'results':
      return `[${field.indexes.map((index) => results[index] ?? 'null').join(',')}]`;
  }
}
