import type { Bindable } from '../model/table.ts';
import { quoteIdentifier } from './sql-quoting.ts';

/** A value bound to a statement, described by its source. */
export type Parameter = {
  readonly value: Bindable;
  /** PostgreSQL type; a leading `_` makes it an array. */
  readonly type: string;
};

export type Parameters = {
  /** SQL with a placeholder for the value. It is numbered later, because folding may remove it from the statement. */
  readonly bind: (value: Bindable, type: string) => string;
  /** Replaces the placeholders by $1, $2, ... in their order in the SQL; a value that occurs twice is one parameter. */
  readonly number: (sql: string) => { readonly sql: string; readonly parameters: readonly Parameter[] };
};

export function createParameters(): Parameters {
  const bound = new Map<string, Parameter>();
  const placeholders = new Map<string, string>();
  return {
    bind(value, type) {
      const key = `${type} ${JSON.stringify(value)}`;
      // SQL cannot contain a NUL, so the placeholder is unambiguous.
      const placeholder = placeholders.get(key) ?? `\0${placeholders.size}\0`;
      placeholders.set(key, placeholder);
      bound.set(placeholder, { value, type });
      return `${placeholder}::${quoteIdentifier(type)}`;
    },
    number(sql) {
      const numbers = new Map<string, number>();
      const numbered = sql.replaceAll(/\0\d+\0/g, (placeholder) => {
        const number = numbers.get(placeholder) ?? numbers.size + 1;
        numbers.set(placeholder, number);
        return `$${number}`;
      });
      const parameters = [...numbers.keys()].flatMap((placeholder) => bound.get(placeholder) ?? []);
      return { sql: numbered, parameters };
    },
  };
}
