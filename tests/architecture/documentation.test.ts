import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { variableNames } from '#server/config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const records = 'docs/decisions';

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

const documents = globSync('{*.md,{docs,deploy,server,src,tests}/**/*.md}', { cwd: root });

const withoutExamples = (markdown: string) => markdown.replaceAll(/^```.*?^```/gms, '');

/** The targets of relative links in Markdown, without code, anchors and titles. */
function relativeLinks(markdown: string): readonly string[] {
  const prose = withoutExamples(markdown).replaceAll(/`[^`]*`/g, '');
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
  expect(documents).toContain('README.md');
  expect(documents.flatMap((file) => relativeLinks(readText(file))).length).toBeGreaterThan(40);
  expect(documents.flatMap((file) => brokenLinks(file))).toEqual([]);
});

test('a broken link is found', () => {
  const markdown = '[here](README.md) [there](gone.md#part) `[code](none.md)` [web](https://shop.example)';
  expect(brokenLinks(`${records}/README.md`, markdown)).toEqual([`${records}/README.md: gone.md`]);
});

const sourceFiles = globSync('{src,sw,server,tests,locales,deploy,public}/**/*', { cwd: root });
const sourceNames = new Set([...readdirSync(root), ...sourceFiles.map((file) => path.basename(file))]);

/** The records leave out the first folder of a path, or name a file alone. */
function isSource(file: string): boolean {
  if (!file.includes('/')) return sourceNames.has(file);
  return ['', 'src', 'server', 'tests'].some((folder) => existsSync(path.join(root, folder, file)));
}

/** Sources that prose names in backticks and that do not exist. */
function missingSources(file: string, markdown = readText(file)): readonly string[] {
  const named = withoutExamples(markdown).matchAll(/`([\w./$@-]+\.(?:tsx?|mjs|css|sql|json))`/g);
  return [...named].flatMap(([, name = '']) => (isSource(name) ? [] : [`${file}: ${name}`]));
}

test('every source that the documentation names exists', () => {
  expect(documents.flatMap((file) => missingSources(file))).toEqual([]);
});

test('a source that is gone is found', () => {
  const markdown = '`server/config.ts`, `config.ts`, `session/gone.ts`, `gone.css`\n```\n`example.ts`\n```\n';
  const missing = missingSources('README.md', markdown);
  expect(missing).toEqual(['README.md: session/gone.ts', 'README.md: gone.css']);
});

/** What README writes short, and the variables that it stands for. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  '`PORTONE_WEBHOOK_SECRET`, `…_BEFORE`': ['PORTONE_WEBHOOK_SECRET_BEFORE'],
  '`SOCIAL_KAKAO_CLIENT`, `…_SECRET`': ['SOCIAL_KAKAO_SECRET'],
  '`SOCIAL_NAVER_…`': ['SOCIAL_NAVER_CLIENT', 'SOCIAL_NAVER_SECRET'],
  '`SOCIAL_GOOGLE_…`': ['SOCIAL_GOOGLE_CLIENT', 'SOCIAL_GOOGLE_SECRET'],
  '`SOCIAL_LINE_…`': ['SOCIAL_LINE_CLIENT', 'SOCIAL_LINE_SECRET'],
  '`SOCIAL_APPLE_CLIENT`, `…_TEAM`': ['SOCIAL_APPLE_TEAM'],
  '`…_KEY_ID` and `…_KEY`': ['SOCIAL_APPLE_KEY_ID', 'SOCIAL_APPLE_KEY'],
  '`SOCIAL_…_ISSUER`': ['KAKAO', 'NAVER', 'GOOGLE', 'APPLE', 'LINE'].map((name) => `SOCIAL_${name}_ISSUER`),
  '`SOCIAL_…_SCRIPT`': ['KAKAO', 'GOOGLE', 'APPLE'].map((name) => `SOCIAL_${name}_SCRIPT`),
};

const variablesIn = (text: string) => [...text.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name);

test('every variable of the environment is described, and no other', () => {
  const text = ['README.md', 'deploy/keycloak/README.md'].map((file) => readText(file)).join('\n');
  const meant = Object.values(shortNames).flat();
  expect(Object.keys(shortNames).filter((short) => !text.includes(short))).toEqual([]);
  const described = new Set([...variablesIn(text), ...meant]);
  expect(variableNames.filter((name) => !described.has(name))).toEqual([]);
  const firstCells = [...text.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) => variablesIn(cell));
  expect([...firstCells, ...meant].filter((name) => !variableNames.includes(name))).toEqual([]);
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
