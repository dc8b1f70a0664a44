import { expect, test } from 'vitest';
import { stabilizeNames } from '../budgets/stable-names.ts';

const codeWith = (hash: string) =>
  `import './shop-${hash}.js'; load('style-${hash}1.css'); const day = '2026-11-28';`;

test('a script has the same size whatever the hashes in it are, as long as the names are the same', () => {
  const code = stabilizeNames(codeWith('B3iBv_x'));
  expect(stabilizeNames(codeWith('-4Kq9Zz'))).toBe(code);
  expect(code).toHaveLength(codeWith('B3iBv_x').length);
  expect(code).not.toContain('B3iBv_x');
  expect(code).toContain("'2026-11-28'");
});

test('two names get two hashes', () => {
  const [, first, second] =
    stabilizeNames(codeWith('B3iBv_x')).match(/shop-(.{7})\.js.*style-(.{7}).\.css/) ?? [];
  expect(first).not.toBe(second);
});
