import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutPlurals } from '#tools/build/korean-in-place.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** msgid -> msgstr of a catalogue; texts over several lines are joined. Of the same text in several contexts, the last one. */
const readCatalogue = (po: string): Map<string, string> => new Map(readEntries(po));

function readEntries(po: string): (readonly [id: string, text: string])[] {
  return po.split(/\n{2,}/).flatMap((entry) => {
    const [, id, text] = /^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/m.exec(entry) ?? [];
    const join = (lines = '') =>
      lines
        .split('\n')
        .map((line) => line.slice(1, -1))
        .join('');
    return join(id) ? [[join(id), join(text)] as const] : [];
  });
}

const kept = async (locale: string) =>
  readCatalogue(await readFile(path.join(root, `locales/${locale}.po`), 'utf8'));

describe('every visible text is in both catalogues', () => {
  let folder: string;
  let written: Map<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(root, 'node_modules/.texts-'));
    const config = `import { formatter } from '@lingui/format-po';
      export default { sourceLocale: 'en', locales: ['en'], rootDir: ${JSON.stringify(root)},
        catalogs: [{ path: ${JSON.stringify(`${folder}/{locale}`)}, include: ['<rootDir>/src'] }], format: formatter() };`;
    await writeFile(path.join(folder, 'lingui.config.mjs'), config);
    const lingui = path.join(root, 'node_modules/.bin/lingui');
    await run(lingui, ['extract', '--workers', '1', '--config', path.join(folder, 'lingui.config.mjs')], {
      cwd: root,
    });
    written = readCatalogue(await readFile(path.join(folder, 'en.po'), 'utf8'));
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true }));

  test.each(['ko', 'en'])('locales/%s.po has exactly the texts of the code', async (locale) => {
    expect(written.size).toBeGreaterThan(100);
    expect([...(await kept(locale)).keys()].sort()).toEqual([...written.keys()].sort());
  });

  test('no text is without its Korean', async () => {
    const missing = [...(await kept('ko'))].filter(([, korean]) => korean === '').map(([id]) => id);
    expect(missing).toEqual([]);
  });

  test('no text of letters is the English one in Korean, unless Koreans say it so', async () => {
    const po = await readFile(path.join(root, 'locales/ko.po'), 'utf8');
    const isInWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{[^}]*\}|<[^>]*>/g, ''));
    const untranslated = readEntries(po).filter(([id, korean]) => id === korean && isInWords(id));
    expect(untranslated.map(([id]) => id)).toEqual(['FAQ']);
  });

  test('no Korean text has lost a placeholder', async () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\w+|<\d+\/?>/g))].sort();
    for (const [id, korean] of await kept('ko')) {
      expect.soft(placeholders(korean), id).toEqual(placeholders(id));
    }
  });
});

/** The texts that shoppers read: the catalogues, and the words of the demo shop. */
async function visibleTexts(): Promise<string[]> {
  const demo = await Array.fromAsync(glob('demo/content/**/*.{json,html}', { cwd: root }));
  const files = await Promise.all(demo.map((file) => readFile(path.join(root, file), 'utf8')));
  const catalogues = await Promise.all([kept('ko'), kept('en')]);
  const withoutNames = files.map((content) => content.replaceAll(/"[\w-]+":/g, ''));
  return [...withoutNames, ...catalogues.flatMap((texts) => [...texts.values()])];
}

test.each([
  ['개인정보 처리방침', '개인정보처리방침'],
  ['SOLDOUT', 'Sold out'],
  ['e-mail', 'email'],
  ['후기', '리뷰'],
])('no text says “%s”, all say “%s”', async (wrong) => {
  const written = new RegExp(wrong, 'i');
  expect((await visibleTexts()).filter((text) => written.test(text))).toEqual([]);
});

test('no particle of a Korean text depends on the word that a placeholder stands for', async () => {
  // 원 at the end of an amount has the same particles whatever the number.
  const amounts = /^(added|amount|earned|exchange|fee|islands|now|owed|points|1)$/;
  const particles = /\{(\w+)\}[’”]?(?:으로|로|은|는|이|가|을|를|과|와)(?![가-힣])/g;
  const isWrong = (text: string) =>
    [...text.matchAll(particles)].some(([, placeholder = '']) => !amounts.test(placeholder));
  expect([...(await kept('ko')).values()].filter(isWrong)).toEqual([]);
});

test('no message of the server has a particle behind a number or a code', async () => {
  const files = await Array.fromAsync(glob('{server,demo}/**/*.ts', { cwd: root }));
  const particle =
    /(?:#|\$\{\w*(?:number|code|Number|Code)\w*\})[’”]?(?:으로|로|은|는|이|가|을|를|과|와)(?![가-힣])/;
  const wrong = await Promise.all(
    files.map(async (file) => (particle.test(await readFile(path.join(root, file), 'utf8')) ? [file] : [])),
  );
  expect(wrong.flat()).toEqual([]);
});

describe('Korean texts of a first visit load no formats of the browser', () => {
  test('a plural is its words, because Korean has one form of it', () => {
    const followers = ['count', 'plural', { other: ['팔로워 ', ['number'], '명'] }] as const;
    expect(withoutPlurals([followers])).toEqual(['팔로워 ', ['number'], '명']);
    const inWords = ['n', 'plural', { other: '여러 개' }] as const;
    expect(withoutPlurals(['모두 ', inWords])).toEqual(['모두 ', '여러 개']);
  });

  test.each([
    ['a number in the browser’s format', ['n', 'plural', { other: ['#', '개'] }]],
    ['a text of its own for one value', ['n', 'plural', { 0: '없음', other: ['n'] }]],
    ['a choice that is no plural', ['kind', 'select', { other: '기타' }]],
  ] as const)('%s stays', (_what, part) => {
    expect(withoutPlurals([part])).toEqual([part]);
    expect(withoutPlurals('그대로')).toBe('그대로');
  });
});
