import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Small things that the server does in one way, see decision 127: what another way looks like, and the one file that may. */
const rules = [
  {
    instead: 'server/platform/network/cookies.ts',
    pattern: /headers\.cookie\b(?! =[^=])/,
    breach: `const [, id] = /id=(\\w+)/.exec(request.headers.cookie ?? '') ?? [];`,
  },
  {
    instead: 'server/platform/html.ts',
    pattern: /&(?:amp|lt|quot);/,
    breach: `text.replaceAll('<', '&lt;')`,
  },
  {
    // It puts what is rendered into the built page.
    instead: 'server/http/ssr/page-html.ts',
    pattern: /(?<!html)`<[a-z][^`\n]*\$\{/,
    breach: 'return `<p title="$'.concat('{name}"></p>`;'),
  },
  {
    // It watches the body of one request, and ends with it.
    instead: 'server/http/plugins/body-limits.ts',
    pattern: /\bsetInterval\(/,
    breach: 'setInterval(() => void clean(), 60_000);',
  },
  {
    instead: 'server/platform/jobs/polling.ts',
    pattern: /setTimeout\((?:poll|run|tick|loop|next)\b/,
    breach: 'timer = setTimeout(poll, intervalMs);',
  },
] as const;

const files = globSync('server/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/tests\/|\/browser\//.test(file),
);
const codeOf = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

test.each(rules)('only $instead has $pattern', ({ instead, pattern }) => {
  const found = files.filter((file) => pattern.test(codeOf.get(file) ?? ''));
  expect(found).toEqual([instead]);
});

test.each(rules)('the breach of $pattern is found', ({ pattern, breach }) => {
  expect(breach).toMatch(pattern);
});
