import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bannedWords, type Place } from './vocabulary.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A piece of text in which words are looked up. */
type Fragment = { readonly place: Place; readonly line: number; readonly text: string };

/** Our own files, without the list itself, generated files, texts for shoppers, and migrations, which never change. */
function listFiles(): readonly string[] {
  const folders = '{.biome,.ci,demo,deploy,docs,locales,server,src,sw,tests,tools}';
  const files = globSync([`${folders}/**/*.*`, `${folders}/run`, '*.{md,ts,json,html}', '.size-limit.ts'], {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  const exempt = [
    /^tests\/architecture\/vocabulary\./,
    /\.gen\.ts$|graphql-env\.d\.ts$|\.css\.d\.ts$|package-lock\.json$/,
    /^locales\/\w+\.po$|^demo\/content\//,
    /^server\/platform\/database\/migrations\/0(0\d|1[0-6])-/,
    /^tests\/conformance\/cases\//,
  ];
  return files.filter((file) => !exempt.some((pattern) => pattern.test(file)));
}

function readFragments(file: string, text: () => string): readonly Fragment[] {
  const fragments: Fragment[] = [{ place: 'path', line: 0, text: file }];
  if (/\.(tsx?|mjs)$/.test(file)) fragments.push(...codeFragments(file, text()));
  else if (/\.(md|css|html|sql|ya?ml|sh|grit)$|\/run$/.test(file)) fragments.push(...proseFragments(text()));
  return fragments;
}

const proseFragments = (text: string, firstLine = 1) =>
  text.split('\n').map((line, index): Fragment => ({ place: 'prose', line: firstLine + index, text: line }));

type Token = {
  readonly type: 'CommentLine' | 'CommentBlock' | { readonly label: string };
  readonly value?: unknown;
  readonly loc: { readonly start: { readonly line: number } };
};

/** The used part of Babel, which has no types of its own. */
type Babel = { parseSync(code: string, options: object): { readonly tokens: readonly Token[] } };

const babel: Babel = createRequire(import.meta.url)('@babel/core');

/** Names and comments; on the server also strings, which may be log lines. Other strings are texts or test titles. */
function codeFragments(file: string, code: string): readonly Fragment[] {
  const plugins = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const parserOpts = { sourceType: 'module', tokens: true, plugins };
  const { tokens } = babel.parseSync(code, { filename: file, configFile: false, babelrc: false, parserOpts });
  const hasLogs = /^(server|sw)\//.test(file) && !file.includes('.test.');
  return tokens.flatMap(({ type, value, loc }) => {
    const { line } = loc.start;
    if (typeof type === 'string') return proseFragments(String(value), line);
    if (/^(jsxName|name|privateName)$/.test(type.label))
      return [{ place: 'name', line, text: String(value) }];
    return type.label === 'string' && hasLogs ? [{ place: 'prose', line, text: String(value) }] : [];
  });
}

/** `persistMainPage`, `persist-main-page` and `Persist main page` are the same words. */
const toWords = (text: string) =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ');

const rules = bannedWords.map((rule) => ({ ...rule, pattern: new RegExp(`\\b(?:${rule.words})\\b`) }));
const anyRule = new RegExp(`\\b(?:${bannedWords.map(({ words }) => words).join('|')})\\b`);

/** By text, because the same names come again and again. */
const cleanTexts = new Map<string, boolean>();

function isClean(text: string): boolean {
  const isKnown = cleanTexts.get(text) ?? !anyRule.test(toWords(text));
  cleanTexts.set(text, isKnown);
  return isKnown;
}

/** One sentence per banned word. `text` is read only if the kind of file has names or prose. */
function findBannedWords(file: string, text: () => string): readonly string[] {
  return readFragments(file, text).flatMap((fragment) => {
    if (isClean(fragment.text)) return [];
    const words = toWords(fragment.text);
    return rules.flatMap(({ pattern, plain, places, allowed }) => {
      const [found] = pattern.exec(words) ?? [];
      if (!found || (places && !places.includes(fragment.place))) return [];
      if (allowed?.test(`${file}: ${fragment.text.trim()}`)) return [];
      const where = fragment.place === 'path' ? file : `${file}:${fragment.line}`;
      return [`${where}: "${found}" in "${fragment.text.trim()}". Plain: ${plain}`];
    });
  });
}

test('no file, name or comment uses a word for which there is a plain one', () => {
  const files = listFiles();
  expect(files.length).toBeGreaterThan(1_500);
  const found = files.flatMap((file) =>
    findBannedWords(file, () => readFileSync(path.join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
}, 60_000);

test.each([
  ['src/storage/hearts.ts', '', 'hearts'],
  ['tests/law/imports.test.ts', '', 'law'],
  ['src/pwa/warm-client.ts', '', 'warm client'],
  ['server/http/ssr/render.ts', 'export const firstScreen = 1;', 'first screen'],
  ['src/ui/part.tsx', 'export const Part = () => <OfferedUpdate />;', 'offered update'],
  ['src/storage/queue.ts', 'class Queue { #turnstile = 1 }', 'turnstile'],
  ['sw/sw.ts', '// One line\n// of patience.\n', 'patience'],
  ['tests/support/shop.ts', '/**\n * A stranger\n * looks.\n */\n', 'stranger'],
  ['server/push/worker.ts', "log.warn('the news waits');", 'news'],
  ['src/ui/card.module.css', '.room {\n  gap: 0;\n}\n', 'room'],
  ['docs/plan.md', 'It is noted once.\n', 'noted'],
])('a banned word is found in %s', (file, text, word) => {
  expect(findBannedWords(file, () => text)).toEqual([expect.stringContaining(`"${word}"`)]);
});

test('an allowed word passes, and so do texts for shoppers', () => {
  const code = "import { Heart } from 'lucide-react';\nexport const title = 'A heart in a room';\n";
  expect(findBannedWords('src/components/reaction/like-button.tsx', () => code)).toEqual([]);
});

test('the message says the plain word', () => {
  const [message] = findBannedWords('src/ui/a.ts', () => 'const a = 1;\nexport const heart = a;\n');
  expect(message).toBe(
    'src/ui/a.ts:2: "heart" in "heart". Plain: like; reaction for like, follow and unlike together',
  );
});
