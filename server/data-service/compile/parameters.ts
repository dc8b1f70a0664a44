import type { Bindable } from '../model/table.ts';
import { quoteIdentifier } from './sql-quoting.ts';

/** A value bound to a statement, by where it will come from. */
export type Parameter = {
  readonly value: Bindable;
  /** PostgreSQL type; a leading `_` makes it an array. */
  readonly type: string;
};

export type Parameters = {
  /** SQL for a bound value, still without its number: what is folded away later must not leave a gap. */
  readonly bind: (value: Bindable, type: string) => string;
  /** Numbers the bound values in the order of the finished text; one used twice is bound once. */
  readonly number: (sql: string) => { readonly sql: string; readonly parameters: readonly Parameter[] };
};

export function createParameters(): Parameters {
  const bound = new Map<string, Parameter>();
  const marks = new Map<string, string>();
  return {
    bind(value, type) {
      const key = `${type} ${JSON.stringify(value)}`;
      // No SQL can contain a NUL, so the mark stands for nothing else.
      const mark = marks.get(key) ?? `\0${marks.size}\0`;
      marks.set(key, mark);
      bound.set(mark, { value, type });
      return `${mark}::${quoteIdentifier(type)}`;
    },
    number(sql) {
      const numbers = new Map<string, number>();
      const numbered = sql.replaceAll(/\0\d+\0/g, (mark) => {
        const number = numbers.get(mark) ?? numbers.size + 1;
        numbers.set(mark, number);
        return `$${number}`;
      });
      const parameters = [...numbers.keys()].flatMap((mark) => bound.get(mark) ?? []);
      return { sql: numbered, parameters };
    },
  };
}
