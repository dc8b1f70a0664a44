import { expect, test } from 'vitest';
import { parseJsonPath } from './json-path.ts';

test.each([
  ['$', []],
  ['', []],
  ['a', ['a']],
  ['$.a.b', ['a', 'b']],
  ['.a[0]', ['a', '0']],
  ['[0].a', ['0', 'a']],
  [`a['b c']["d\\"e"]`, ['a', 'b c', 'd"e']],
  [`objs.[0].["你好"]`, ['objs', '0', '你好']],
])('%s', (path, steps) => {
  expect(parseJsonPath(path)).toEqual(steps);
});

test.each(['a..b', 'a[', 'a[-]', '$$', 'a b'])('%s is no path', (path) => {
  expect(() => parseJsonPath(path)).toThrow(`parse json path error: ${path}`);
});
