import { readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { cdnPath } from './files.ts';
import { openFiles } from './open-files.ts';

const photo = { content: Buffer.from([0, 255, 10, 13, 26]), contentType: 'image/webp' };
const other = { content: Buffer.from('other'), contentType: 'image/webp' };
const key = 'uploads/3f2a-1.webp';

async function openFolder() {
  const folder = await temporaryFolder();
  return { folder, files: await openFiles(readConfig({ DATA_DIR: folder })) };
}

async function openS3() {
  const server = await startS3Server();
  return { server, files: await openFiles(readConfig(server.environment)) };
}

describe.each([
  ['a folder', openFolder],
  ['S3', openS3],
])('files in %s', (_name, open) => {
  test('are read as they were stored, replaced, and removed', async () => {
    const { files } = await open();
    expect(await files.get('public', key)).toBeNull();
    await files.put('public', key, photo);
    expect(await files.get('public', key)).toEqual(photo.content);
    await files.put('public', key, other);
    expect(await files.get('public', key)).toEqual(other.content);
    await files.remove('public', key);
    await files.remove('public', key);
    expect(await files.get('public', key)).toBeNull();
  });

  test('that are private are not among the public ones', async () => {
    const { files } = await open();
    await files.put('private', key, photo);
    expect(await files.get('public', key)).toBeNull();
    expect(await files.get('private', key)).toEqual(photo.content);
  });

  test.each([
    '../a.webp',
    '/a.webp',
    'a/../b.webp',
    '.a.webp',
    'a',
    'A.webp',
    'a//b.webp',
    'a\\b.webp',
    'a.webp\n',
    '',
  ])('never have the key %j', async (wrong) => {
    const { files } = await open();
    const calls = [
      files.put('public', wrong, photo),
      files.get('public', wrong),
      files.remove('public', wrong),
    ];
    for (const call of calls) await expect(call).rejects.toThrow('Not a file key');
    expect(() => cdnPath(wrong)).toThrow('Not a file key');
  });
});

describe('a folder', () => {
  test('holds public files where /cdn serves them, and private ones elsewhere', async () => {
    const { folder, files: opened } = await openFolder();
    await opened.put('public', key, photo);
    await opened.put('private', key, photo);
    expect(cdnPath(key)).toBe('/uploads/3f2a-1.webp');
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));
    expect(files.sort()).toEqual(['cdn/uploads/3f2a-1.webp', 'files/uploads/3f2a-1.webp']);
  });

  test('is not left by symbolic links', async () => {
    const { folder, files } = await openFolder();
    await files.put('private', key, photo);
    await writeFile(join(folder, 'identity.key'), 'secret');
    await symlink('../../identity.key', join(folder, 'files/uploads/link.webp'));
    await symlink('..', join(folder, 'files/out'));
    await expect(files.get('private', 'uploads/link.webp')).rejects.toThrow('ELOOP');
    await expect(files.get('private', 'out/identity.key')).rejects.toThrow('A symbolic link is on the way');
    await expect(files.put('private', 'out/new.webp', photo)).rejects.toThrow(
      'A symbolic link is on the way',
    );
    await files.put('private', 'uploads/link.webp', photo);
    expect(await files.get('private', 'uploads/link.webp')).toEqual(photo.content);
  });

  test('shows readers a whole file while writers replace it', async () => {
    const { folder, files } = await openFolder();
    const versions = ['a', 'b'].map((letter) => ({ ...photo, content: Buffer.alloc(300_000, letter) }));
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await files.put('public', key, versions[index % 2] ?? photo);
        const read = await files.get('public', key);
        expect(versions.some(({ content }) => read?.equals(content))).toBe(true);
      }),
    );
    expect(await readdir(join(folder, 'cdn/uploads'))).toEqual(['3f2a-1.webp']);
    expect(await readdir(join(folder, 'cdn/.incomplete'))).toEqual([]);
  });

  test('is tidied of what killed processes left, and of nothing that is being written', async () => {
    const { folder } = await openFolder();
    const incomplete = join(folder, 'files/.incomplete');
    for (const name of ['old', 'new']) await writeFile(join(incomplete, name), 'half');
    await utimes(join(incomplete, 'old'), 0, 0);
    await openFiles(readConfig({ DATA_DIR: folder }));
    expect(await readdir(incomplete)).toEqual(['new']);
  });
});

describe('S3', () => {
  test('gets the type of a file and how long it may be kept', async () => {
    const { server, files } = await openS3();
    await files.put('public', key, photo);
    await files.put('private', key, photo);
    expect(server.objects.get(`public-bucket/${key}`)).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    expect(server.objects.get(`private-bucket/${key}`)).toMatchObject({ cacheControl: 'private, no-store' });
  });

  test('refuses who does not know the secret, and a failure is no missing file', async () => {
    const { server } = await openS3();
    const files = await openFiles(readConfig({ ...server.environment, S3_SECRET_ACCESS_KEY: 'wrong' }));
    await expect(files.put('public', key, photo)).rejects.toThrow('SignatureDoesNotMatch');
    await expect(files.get('public', key)).rejects.toThrow('SignatureDoesNotMatch');
    expect(server.objects.size).toBe(0);
  });
});
