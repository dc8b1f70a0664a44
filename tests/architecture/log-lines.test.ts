import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { linesOf, readLogLines } from './log-lines.ts';
import { tableRows } from './markdown-tables.ts';

const page = path.resolve(import.meta.dirname, '../../docs/operating/log-lines.md');

const entries = tableRows(readFileSync(page, 'utf8')).map(
  ([line = '', level = '', meaning = '', advice = '']) => ({
    line: `${level.replaceAll('`', '')} ${line.replace(/^`|`$/g, '')}`,
    isComplete: meaning.length > 10 && advice.length > 5,
  }),
);

test('every line of level warn and above is on the page about log lines with its level, and no other is', () => {
  const written = new Set(readLogLines().map(({ level, text }) => `${level} ${text}`));
  expect(written.size).toBeGreaterThan(50);
  expect(entries.map(({ line }) => line).sort()).toEqual([...written].sort());
});

test('every entry says what has happened and what to do', () => {
  expect(entries.filter(({ isComplete }) => !isComplete)).toEqual([]);
});

test('lines are found by their level, their text, and what is repeated', () => {
  const code = `
    request.log.warn({ err: error }, 'database: gone');
    maker.log.error(\`\${area}: broken\`);
    repeat(app, { everyMs: 1, failure: 'cleanup: failed', task: () => {} });
    log.info('nothing');
    console.error('nothing');`;
  expect(linesOf('server/a.ts', code).map(({ level, text }) => `${level} ${text}`)).toEqual([
    'warn cleanup: failed',
    'warn database: gone',
    'error …: broken',
  ]);
});

test('a line whose text cannot be read from the source is refused', () => {
  expect(() => linesOf('server/a.ts', 'log.warn({ err }, texts[kind]);')).toThrow('is no literal');
});
