import type { Input } from '../document/input.ts';
import { invalid } from '../request-error.ts';
import type { Compilation } from './compilation.ts';

/** Part of a JSON column: `labels(path: "$[0].text")`. */
export function jsonPathSql(
  { parameters }: Compilation,
  column: string,
  path: Input & { kind: 'value' },
): string {
  if (path.value.from !== 'document') throw invalid('the path of a JSON column cannot be a variable');
  const steps = parseJsonPath(String(path.value.value));
  return steps.length === 0
    ? column
    : `${column} #> ${parameters.bind({ from: 'document', value: steps }, '_text')}`;
}

const step = /^(?:\.?\[(\d+)\]|\.?\[(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\]|\.?([\p{L}\p{N}_-]+))/u;

/** `$.a[0]['b c']` or `a[0]["b c"]` as `['a', '0', 'b c']`. */
export function parseJsonPath(path: string): string[] {
  const steps: string[] = [];
  let rest = path.startsWith('$') ? path.slice(1) : path;
  while (rest !== '') {
    const found = step.exec(rest);
    if (!found) throw invalid(`parse json path error: ${path}`);
    const [text, index, double, single, name] = found;
    steps.push(index ?? name ?? (double ?? single ?? '').replaceAll(/\\(.)/g, '$1'));
    rest = rest.slice(text.length);
  }
  return steps;
}
