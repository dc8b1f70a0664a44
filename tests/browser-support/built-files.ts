import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');

/** A built file; `source` finds the module and line that a part of it was built from, such as `src/ui/tabs.tsx:3`. */
export type BuiltFile = {
  readonly name: string;
  readonly text: string;
  readonly source: (offset: number) => string;
};

/** The scripts of pages, of workers and of the service worker, or the style sheets. */
export const builtFiles = (extension: 'css' | 'js'): readonly BuiltFile[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`.${extension}`))
    .map((name) => {
      const text = readFileSync(join(dist, name), 'utf8');
      return { name, text, source: (offset) => sourceOf(name, text, offset) };
    });

/** The scripts of the built page itself. */
export const pageScripts = (): readonly string[] =>
  [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  );

function sourceOf(name: string, text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  const map = join(dist, `${name}.map`);
  if (!existsSync(map)) return `${name}:${before.length}`;
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(
    before.length - 1,
    before.at(-1)?.length ?? 0,
  );
  if (!('originalSource' in entry)) return name;
  const path = posix.join('dist', posix.dirname(name), entry.originalSource);
  return `${path.replace(/^.*node_modules\//, 'node_modules/')}:${entry.originalLine + 1}`;
}
