import { afterEach, expect, test, vi } from 'vitest';
import { buildFixture } from '#tests/support/build-fixture.ts';
import { buildProgress } from './build-progress.ts';

afterEach(() => {
  Reflect.deleteProperty(process, 'send');
});

/** An entry that imports so many modules. */
function modules(count: number): Record<string, string> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const imports = numbers.map((number) => `import './module-${number}.js';\n`).join('');
  return {
    'entry.js': imports,
    ...Object.fromEntries(numbers.map((number) => [`module-${number}.js`, `console.log(${number});\n`])),
  };
}

test('a build that is a child process tells its parent how many modules it has read', async () => {
  const messages: unknown[] = [];
  process.send = vi.fn((message) => Boolean(messages.push(message)));
  await buildFixture(modules(50), [buildProgress()]);
  expect(messages).toEqual([{ modules: 20 }, { modules: 40 }]);
});
