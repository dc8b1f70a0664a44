import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { listOperationFiles, previousReleases } from './previous-releases.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function build(operations: string, ...assets: string[]): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await Promise.all(assets.map((name) => writeFile(join(folder, 'assets', name), name)));
  await writeFile(join(folder, 'shipped-operations.json'), operations);
  return folder;
}

async function shop() {
  const data = await temporaryFolder();
  const previousFolder = join(data, 'former-releases');
  const operationsFolder = join(data, 'former-operations');
  return {
    assets: join(previousFolder, 'assets'),
    /** A server that begins to serve a release. */
    async start(folder: string): Promise<FastifyInstance> {
      const app = fastify();
      await app.register(previousReleases, { folder, previousFolder, operationsFolder });
      onTestFinished(() => app.close());
      return app;
    },
    archivedAssets: async () => (await readdir(join(previousFolder, 'assets'))).sort(),
    listOperationFiles: () => listOperationFiles(operationsFolder),
  };
}

async function lastServed(file: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * dayMs);
  await utimes(file, then, then);
}

test('the parts of a release outlive it by 30 days', async () => {
  const { assets, start, archivedAssets } = await shop();
  const next = await build('[]', 'main-2.js', 'libraries-1.js');
  await start(await build('[]', 'main-1.js', 'libraries-1.js', 'main-1.js.map'));
  await start(next);
  expect(await archivedAssets()).toEqual(['libraries-1.js', 'main-1.js', 'main-2.js']);

  await lastServed(join(assets, 'main-1.js'), 29);
  await lastServed(join(assets, 'libraries-1.js'), 31);
  await start(next);
  expect(await archivedAssets()).toContain('main-1.js');

  await lastServed(join(assets, 'main-1.js'), 31);
  await start(next);
  expect(await archivedAssets()).toEqual(['libraries-1.js', 'main-2.js']);
});

test('so do its operations, kept once however often it is started', async () => {
  const { start, listOperationFiles } = await shop();
  const [first, next] = [await build('["first"]'), await build('["next"]')];
  await start(first);
  await start(first);
  const [ofFirst = '', ...others] = await listOperationFiles();
  expect(others).toEqual([]);
  await start(next);
  expect(await listOperationFiles()).toHaveLength(2);

  await lastServed(ofFirst, 31);
  await start(next);
  expect(await listOperationFiles()).not.toContain(ofFirst);
});

test('a release that was served for months without a new start is a former one only then', async () => {
  const { assets, start, archivedAssets } = await shop();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await start(await build('[]', 'main-1.js'));
  const file = join(assets, 'main-1.js');
  await lastServed(file, 60);
  vi.advanceTimersByTime(dayMs);
  await vi.waitUntil(async () => (await stat(file)).mtimeMs > Date.now() - dayMs);
  await app.close();
  await start(await build('[]', 'main-2.js'));
  expect(await archivedAssets()).toEqual(['main-1.js', 'main-2.js']);
});

test('without a built storefront nothing is kept', async () => {
  const { start, archivedAssets, listOperationFiles } = await shop();
  await start(join(await temporaryFolder(), 'missing'));
  expect([await archivedAssets(), await listOperationFiles()]).toEqual([[], []]);
});
