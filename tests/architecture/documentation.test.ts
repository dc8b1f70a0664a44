import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const records = 'docs/decisions';

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The targets of relative links in Markdown, without code, anchors and titles. */
function relativeLinks(markdown: string): readonly string[] {
  const prose = markdown.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].flatMap(([, target = '']) =>
    /^[a-z]+:/.test(target) ? [] : [target],
  );
}

/** Links of a file to files that do not exist. */
function brokenLinks(file: string, markdown = readText(file)): readonly string[] {
  return relativeLinks(markdown)
    .filter((target) => !existsSync(path.join(root, path.dirname(file), target)))
    .map((target) => `${file}: ${target}`);
}

test('every relative link of the documentation leads to a file', () => {
  const files = globSync('{*.md,{docs,deploy,server,src,tests}/**/*.md}', { cwd: root });
  expect(files).toContain('README.md');
  expect(files.flatMap((file) => relativeLinks(readText(file))).length).toBeGreaterThan(40);
  expect(files.flatMap((file) => brokenLinks(file))).toEqual([]);
});

test('a broken link is found', () => {
  const markdown = '[here](README.md) [there](gone.md#part) `[code](none.md)` [web](https://shop.example)';
  expect(brokenLinks(`${records}/README.md`, markdown)).toEqual([`${records}/README.md: gone.md`]);
});

test('every decision record that the code names exists', () => {
  const sources = globSync('{src,sw,server,tests,locales,deploy}/**/*.{ts,tsx,mjs,sql,css}', { cwd: root });
  const named = ['.size-limit.ts', ...sources].flatMap((file) =>
    [...readText(file).matchAll(/docs\/decisions\/(\d{3}[\w-]*(?:\.md)?)/g)].map(([, name = '']) => name),
  );
  const names = globSync(`${records}/[0-9]*.md`, { cwd: root }).map((file) => path.basename(file));
  expect(named.length).toBeGreaterThan(2);
  const exists = (name: string) => names.includes(name) || names.some((one) => one.startsWith(`${name}-`));
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

test('the index lists every decision record once, in order', () => {
  const listed = relativeLinks(readText(`${records}/README.md`)).filter((link) => /^\d{3}-/.test(link));
  const names = globSync(`${records}/[0-9]*.md`, { cwd: root })
    .map((file) => path.basename(file))
    .sort();
  expect(listed).toEqual(names);
});

test('every decision record has its number, a date and a status', () => {
  const incomplete = globSync(`${records}/[0-9]*.md`, { cwd: root }).filter((file) => {
    const number = path.basename(file).slice(0, 3);
    const head = new RegExp(`^# ${number}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d · Status: \\w`);
    return !head.test(readText(file));
  });
  expect(incomplete).toEqual([]);
});
