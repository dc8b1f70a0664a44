import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { minifyAgain } from './minify-again.ts';

const source = `const greet = (name) => 'hello ' + name;
export const greeting = (names) => {
  const first = names[0];
  return greet(first);
};
`;

async function buildFixture(except: string) {
  const root = await mkdtemp(join(tmpdir(), 'kkumim-minify-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'entry.js'), source);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [minifyAgain({ except })],
    build: {
      write: false,
      sourcemap: 'hidden',
      minify: true,
      lib: { entry: join(root, 'entry.js'), formats: ['es'], fileName: 'fixture' },
    },
  });
  const { output } = (result as Rolldown.RolldownOutput[])[0] as Rolldown.RolldownOutput;
  const map = output.find(({ fileName }) => fileName.endsWith('.map')) as Rolldown.OutputAsset;
  return { code: output[0].code, map: JSON.parse(String(map.source)) };
}

test('a chunk keeps its exports, its work and its source map, and is not longer than before', async () => {
  const { code, map } = await buildFixture('libraries');
  const { code: before } = await buildFixture('entry');
  expect(code.length).toBeLessThan(before.length);
  expect(code).toMatch(/export\{\w+ as greeting\}/);
  expect(map.sources).toEqual([expect.stringContaining('entry.js')]);
  const { greeting } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(greeting(['Mina'])).toBe('hello Mina');
});
