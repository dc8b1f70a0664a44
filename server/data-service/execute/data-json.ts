import type { PlannedField } from '../compile/planned-field.ts';

/** The `data` of an answer as JSON text; the database's JSON is passed on unread. */
export function dataJson(fields: readonly PlannedField[], results: readonly (string | null)[]): string {
  const entries = fields.map((field) => {
    const json = field.from === 'constant' ? field.json : (results[field.index] ?? 'null');
    return `${JSON.stringify(field.key)}:${json}`;
  });
  return `{${entries.join(',')}}`;
}
