import { expect, test } from 'vitest';
import { buildFixture, textOf } from '#tests/support/build-fixture.ts';
import { minifyAgain } from './minify-again.ts';

const source = `const greet = (name) => 'hello ' + name;
export const greeting = (names) => {
  const first = names[0];
  return greet(first);
};
`;

const buildSource = (except: string) =>
  buildFixture({ 'entry.js': source }, [minifyAgain({ except })], { minify: true });

test('a chunk keeps its exports, its work and its source map, and is not longer than before', async () => {
  const output = await buildSource('libraries');
  const code = textOf(output, /entry.*\.js$/);
  const before = textOf(await buildSource('entry'), /entry.*\.js$/);
  expect(code.length).toBeLessThan(before.length);
  expect(code).toMatch(/export\{\w+ as greeting\}/);
  expect(JSON.parse(textOf(output, /entry.*\.map$/)).sources).toEqual([expect.stringContaining('entry.js')]);
  const { greeting } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(greeting(['Mina'])).toBe('hello Mina');
});
