import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from 'vitest';

const content = `${import.meta.dirname}/../content`;

test('the content is no program', () => {
  const files = globSync('**/*.*', { cwd: content });
  expect(new Set(files.map((file) => extname(file)))).toEqual(new Set(['.json', '.html']));
});

test('every file of the content is read', () => {
  const readers = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] });
  const code = readers.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('\n');
  const names = globSync('*.json', { cwd: content }).map((file) => file.replace('.json', ''));
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !new RegExp(`\\b(?:read|readCustoms)\\(\\s*'${name}'`).test(code))).toEqual(
    [],
  );
});
