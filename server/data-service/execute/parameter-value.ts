import type { Parameter } from '../compile/parameters.ts';
import { type RequestValues, resolveValue } from './resolve-value.ts';

/** A value as PostgreSQL's text protocol takes it. PostgreSQL itself decides whether it is one of the type. */
export function parameterValue(
  { value, type }: Parameter,
  requestValues: RequestValues,
): string | ArrayItems | null {
  const content = resolveValue(value, requestValues);
  if (content === null) return null;
  // What a session says is a text as PostgreSQL writes the type, JSON included.
  if (value.from === 'session') return String(content);
  return type.startsWith('_') && Array.isArray(content)
    ? arrayItems(content, type.slice(1))
    : textOf(content, type);
}

/** Lists inside lists for an array of several dimensions. */
type ArrayItems = (string | null | ArrayItems)[];

const arrayItems = (items: readonly unknown[], type: string): ArrayItems =>
  items.map((item) => {
    if (item === null) return null;
    return Array.isArray(item) && !isJson(type) ? arrayItems(item, type) : textOf(item, type);
  });

function textOf(content: unknown, type: string): string {
  const text = typeof content === 'string' && !isJson(type) ? content : JSON.stringify(content);
  // PostgreSQL reads money without an exponent.
  return type === 'money' && hasExponent.test(text) ? Number(text).toFixed(4) : text;
}

const hasExponent = /^[+-]?(?:\d+\.?\d*|\.\d+)e[+-]?\d+$/i;

const isJson = (type: string) => type === 'jsonb' || type === 'json';
