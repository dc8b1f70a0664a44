import type { Parameter } from '../compile/parameters.ts';
import { type RequestValues, resolveValue } from './resolve-value.ts';

/** A parameter in PostgreSQL's text format. PostgreSQL itself validates the value. */
export function parameterValue(
  { value, type }: Parameter,
  requestValues: RequestValues,
): string | ArrayItems | null {
  const content = resolveValue(value, requestValues);
  if (content === null) return null;
  // A session variable is already in the text format of its type, even for JSON.
  if (value.from === 'session') return String(content);
  return type.startsWith('_') && Array.isArray(content)
    ? arrayItems(content, type.slice(1))
    : textOf(content, type);
}

/** Nested for an array of several dimensions. */
type ArrayItems = (string | null | ArrayItems)[];

const arrayItems = (items: readonly unknown[], type: string): ArrayItems =>
  items.map((item) => {
    if (item === null) return null;
    return Array.isArray(item) && !isJson(type) ? arrayItems(item, type) : textOf(item, type);
  });

function textOf(content: unknown, type: string): string {
  const text = typeof content === 'string' && !isJson(type) ? content : JSON.stringify(content);
  // PostgreSQL does not accept an exponent in a value of type money.
  return type === 'money' && hasExponent.test(text) ? Number(text).toFixed(4) : text;
}

const hasExponent = /^[+-]?(?:\d+\.?\d*|\.\d+)e[+-]?\d+$/i;

const isJson = (type: string) => type === 'jsonb' || type === 'json';
