import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const records = 'docs/decisions';

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

const documents = globSync('{*.md,{docs,deploy,demo,server,src,tests}/**/*.md}', { cwd: root });

const withoutExamples = (markdown: string) => markdown.replaceAll(/^```.*?^```/gms, '');

/** The targets of relative links in Markdown, without code, anchors and titles. */
function relativeLinks(markdown: string): readonly string[] {
  const prose = withoutExamples(markdown).replaceAll(/`[^`]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].flatMap(([, target = '']) =>
    /^[a-z]+:/.test(target) ? [] : [target],
  );
}

/** The anchors of the headings, as GitHub makes them. */
const anchorsOf = (markdown: string): readonly string[] =>
  Array.from(withoutExamples(markdown).matchAll(/^#{1,6} (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links of a file to headings that do not exist, in files that do. */
function brokenAnchors(file: string, markdown = readText(file)): readonly string[] {
  const links = withoutExamples(markdown).matchAll(/\]\(([^)\s#:]*\.md)?#([\w-]+)\)/g);
  return [...links].flatMap(([, target, anchor = '']) => {
    const page = target ? path.join(path.dirname(file), target) : file;
    const isThere = !existsSync(path.join(root, page)) || anchorsOf(readText(page)).includes(anchor);
    return isThere ? [] : [`${file}: ${page}#${anchor}`];
  });
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

test('every link to a heading leads to one', () => {
  expect(documents.flatMap((file) => brokenAnchors(file))).toEqual([]);
  const gone = '[there](docs/operating/start.md#stop) [gone](docs/operating/start.md#nowhere)';
  expect(brokenAnchors('README.md', gone)).toEqual(['README.md: docs/operating/start.md#nowhere']);
});

test('a broken link is found', () => {
  const markdown = '[here](README.md) [there](gone.md#part) `[code](none.md)` [web](https://shop.example)';
  expect(brokenLinks(`${records}/README.md`, markdown)).toEqual([`${records}/README.md: gone.md`]);
});

const sourceFiles = globSync('{src,sw,server,demo,tools,tests,locales,deploy,public}/**/*', { cwd: root });
const sourceNames = new Set([...readdirSync(root), ...sourceFiles.map((file) => path.basename(file))]);

/** The records leave out the first folder of a path, or name a file alone; a README names what is beside it. */
function isSource(file: string, document: string): boolean {
  if (!file.includes('/')) return sourceNames.has(file);
  return ['', 'src', 'server', 'tests', path.dirname(document)].some((folder) =>
    existsSync(path.join(root, folder, file)),
  );
}

/** Sources that prose names in backticks and that do not exist. */
function missingSources(file: string, markdown = readText(file)): readonly string[] {
  const named = withoutExamples(markdown).matchAll(/`([\w./$@-]+\.(?:tsx?|mjs|css|sql|json))`/g);
  return [...named].flatMap(([, name = '']) => (isSource(name, file) ? [] : [`${file}: ${name}`]));
}

test('every source that the documentation names exists', () => {
  expect(documents.flatMap((file) => missingSources(file))).toEqual([]);
});

test('a source that is gone is found', () => {
  const markdown =
    '`server/config/config.ts`, `config.ts`, `session/gone.ts`, `gone.css`\n```\n`example.ts`\n```\n';
  const missing = missingSources('README.md', markdown);
  expect(missing).toEqual(['README.md: session/gone.ts', 'README.md: gone.css']);
});

test('README has at most 120 lines, and leads to every index of the documents', () => {
  const readme = readText('README.md');
  expect(readme.split('\n').length).toBeLessThanOrEqual(121);
  const indexes = globSync('docs/*/README.md', { cwd: root });
  expect(indexes.length).toBeGreaterThan(3);
  expect(indexes.filter((index) => !relativeLinks(readme).includes(index))).toEqual([]);
});

/** Pages of a folder that its README does not list. */
function unlistedPages(folder: string, index = readText(`${folder}/README.md`)): readonly string[] {
  const pages = globSync(`${folder}/*.md`, { cwd: root }).map((file) => path.basename(file));
  return pages.filter((page) => page !== 'README.md' && !relativeLinks(index).includes(page));
}

test.each(['operating', 'developing', 'specifications'])(
  'the index of docs/%s lists each of its pages',
  (name) => {
    expect(unlistedPages(`docs/${name}`)).toEqual([]);
    expect(unlistedPages(`docs/${name}`, 'nothing').length).toBeGreaterThan(3);
  },
);

/** The first cells of the table about the folders of the server. */
const describedFolders = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/^\| `([a-z-]+)` +\|/gm), ([, name = '']) => name);

test('the page about the architecture names every folder of the server and of the storefront, and no other', () => {
  const page = readText('docs/developing/architecture.md');
  const foldersIn = (folder: string) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  expect([...describedFolders(page)].sort()).toEqual(foldersIn('server').sort());
  const tree = page.slice(page.indexOf('\nsrc/ '), page.indexOf('\nsw/ '));
  const isNamed = (folder: string) => new RegExp(`\\b${folder}\\b`).test(tree);
  expect(foldersIn('src').filter((folder) => !isNamed(folder))).toEqual([]);
  expect(describedFolders('| `gone` | a folder |\n| File | text |')).toEqual(['gone']);
});

test('every metric and every check of the books is described', () => {
  const named = (pattern: RegExp, files: string) =>
    globSync(files, { cwd: root }).flatMap((file) =>
      Array.from(readText(file).matchAll(pattern), ([, name = '']) => name),
    );
  const metrics = named(/name: '(kkumim_\w+)'/g, 'server/platform/metrics/*.ts');
  const checks = named(/^ {4}name: '([\w-]+)'/gm, 'server/ordering/books/*-checks.ts');
  expect([metrics.length > 10, checks.length > 10]).toEqual([true, true]);
  const isMissing = (page: string) => (name: string) => !readText(page).includes(`| \`${name}\``);
  expect(metrics.filter(isMissing('docs/operating/metrics.md'))).toEqual([]);
  expect(checks.filter(isMissing('docs/operating/books.md'))).toEqual([]);
});

test('every decision record that the code names exists', () => {
  const sources = globSync('{src,sw,server,demo,tools,tests,locales,deploy}/**/*.{ts,tsx,mjs,sql,css}', {
    cwd: root,
  });
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
