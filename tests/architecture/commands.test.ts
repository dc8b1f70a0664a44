import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tableRows } from './markdown-tables.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

const pages = ['docs/operating/commands.md', 'docs/developing/commands.md'];

const { scripts } = JSON.parse(readText('package.json')) as { scripts: Readonly<Record<string, string>> };

/** `prestart` runs before `start` by itself. */
const isHook = (name: string) => name.startsWith('pre') && name.slice(3) in scripts;

/** `npm start` and `npm test` need no `run`. */
const commandOf = (name: string) => (/^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`);

/** Commands in Markdown that package.json does not have. */
function unknownCommands(markdown: string): readonly string[] {
  const named = [...markdown.matchAll(/\bnpm (?:run (?<script>[\w:-]+)|(?<short>start|test)\b)/g)];
  const names = named.map(({ groups }) => groups?.script ?? groups?.short ?? '');
  return names.filter((name) => !(name in scripts));
}

test('every script of package.json is a row of one of the two pages about commands, and no other is', () => {
  const rows = pages.flatMap((page) => tableRows(readText(page)));
  const described = rows.flatMap(([name = '', meaning = '']) =>
    /^`npm /.test(name) && meaning.length > 20 ? [name.replaceAll('`', '')] : [],
  );
  const wanted = Object.keys(scripts).filter((name) => !isHook(name));
  expect(described.sort()).toEqual(wanted.map(commandOf).sort());
});

test('every npm command that a document names exists', () => {
  const documents = globSync('{*.md,{docs,deploy,demo,server,src,tests}/**/*.md,.env.example}', {
    cwd: root,
  });
  expect(documents).toContain('CONTRIBUTING.md');
  const unknown = documents.flatMap((file) =>
    unknownCommands(readText(file)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('a command that does not exist is found', () => {
  expect(unknownCommands('`npm run gone -- now`, `npm start`, `npm run books`')).toEqual(['gone']);
});
