import type { Input } from '../document/input.ts';
import { validationError } from '../request-error.ts';
import type { Compilation } from './compilation.ts';

/** The part of a JSON column at a path: `labels(path: "$[0].text")`. */
export function jsonPathSql(
  { parameters }: Compilation,
  column: string,
  { value }: Input & { kind: 'value' },
  requestPath: string,
): string {
  return `${column} #> ${parameters.bind({ from: 'json-path', of: value, requestPath }, '_text')}`;
}

const step = /^(?:\.?\[(\d+)\]|\.?\[(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\]|\.?([\p{L}\p{N}_-]+))/u;

/** `$.a[0]['b c']` or `a[0]["b c"]` as `['a', '0', 'b c']`. */
export function parseJsonPath(path: string, requestPath?: string): string[] {
  const steps: string[] = [];
  let rest = path.startsWith('$') ? path.slice(1) : path;
  while (rest !== '') {
    const found = step.exec(rest);
    if (!found) throw validationError(`parse json path error: ${path}`, requestPath);
    const [text, index, double, single, name] = found;
    steps.push(index ?? name ?? (double ?? single ?? '').replaceAll(/\\(.)/g, '$1'));
    rest = rest.slice(text.length);
  }
  return steps;
}
