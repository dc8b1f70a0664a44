import type { PlannedField } from '../compile/planned-field.ts';

/** The `data` of an answer as JSON text; the database's JSON is passed on unread. */
export function dataJson(fields: readonly PlannedField[], results: readonly (string | null)[]): string {
  const entries = fields.map((field) => `${JSON.stringify(field.key)}:${fieldJson(field, results)}`);
  return `{${entries.join(',')}}`;
}

function fieldJson(field: PlannedField, results: readonly (string | null)[]): string {
  switch (field.from) {
    case 'constant':
      return field.json;
    case 'result':
      return results[field.index] ?? 'null';
    case 'results':
      return `[${field.indexes.map((index) => results[index] ?? 'null').join(',')}]`;
  }
}
