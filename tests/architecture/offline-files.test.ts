import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../../dist');
const origin = 'https://shop.test';

/** Files that the shop names and its worker leaves alone. */
const notPrecached: Readonly<Record<string, string>> = {
  '/sw.js': 'The browser keeps the worker itself.',
  '/assets/pretendard-rest.woff2': 'Rare letters: kept once a page has needed them, see sw/assets.ts.',
  '/icons/apple-touch-180.png': 'Fetched by the system that installs the shop, past the worker.',
  '/icons/monochrome-96.png': 'Fetched by the system that shows a notification, past the worker.',
};

/** Where built files name others: attributes, `url(…)`, and texts in scripts that are an address. */
const references: Readonly<Record<string, RegExp>> = {
  '.html': /\s(?:src|href)="([^"]+)"/g,
  '.css': /url\(["']?([^"')]+)["']?\)/g,
  '.js': /["'`]((?:\.?\/|assets\/)[\w./@-]+\.[a-z][a-z\d]+)["'`]/g,
};

function builtFiles(): readonly string[] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => extname(name) in references);
}

/** The paths of all files of the shop that a built file names. */
function namedIn(file: string): readonly string[] {
  const content = readFileSync(join(dist, file), 'utf8');
  const found = content.matchAll(references[extname(file)] ?? /$^/g);
  return [...found].flatMap(([, address = '']) => {
    // Lists of parts name them from the root.
    const url = new URL(address, `${origin}/${address.startsWith('assets/') ? '' : file}`);
    return url.origin === origin && extname(url.pathname) ? [url.pathname] : [];
  });
}

/** The paths that the worker fetches when it is installed. */
function precached(): readonly string[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const entries = worker.matchAll(/\{"revision":(?:null|"\w+"),"url":"([^"]+)"\}/g);
  return [...entries].map(([, path]) => `/${path}`);
}

const withoutHash = (path: string) => path.replace(/-[\w-]{7,8}(\.\w+)$/, '$1');

test('every file that a built page, style sheet or script names is there without a network', () => {
  const named = new Set(builtFiles().flatMap(namedIn));
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((path) => !existsSync(join(dist, path)))).toEqual([]);
  const kept = new Set(precached());
  const missing = [...named].filter((path) => !kept.has(path)).map(withoutHash);
  expect(missing.sort()).toEqual(Object.keys(notPrecached).sort());
});
