import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decrypt, encrypt } from '#server/platform/encryption.ts';
import { readKey } from './read-key.ts';

let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'kkumim-key-'));
});
afterAll(() => rm(dataDirectory, { recursive: true }));

test('the first start makes a key file that only its owner reads, later starts find it', async () => {
  const file = join(dataDirectory, 'new/identity.key');
  const settings = { given: null, file, mayCreate: true };
  // Processes that start together: none may read a file that another one has only begun to write.
  const [one, ...others] = await Promise.all(Array.from({ length: 50 }, () => readKey(settings)));
  expect(one).toHaveLength(32);
  for (const other of others) expect(other).toEqual(one);
  expect(await readdir(dirname(file))).toEqual(['identity.key']);
  expect(await readKey({ ...settings, mayCreate: false })).toEqual(one);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a given key leaves no file', async () => {
  const given = Buffer.alloc(32, 7);
  const file = join(dataDirectory, 'identity.key');
  expect(await readKey({ given, file, mayCreate: true })).toBe(given);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test('a damaged key file stops the start and is named', async () => {
  const file = join(dataDirectory, 'identity.key');
  await writeFile(file, 'short');
  await expect(readKey({ given: null, file, mayCreate: true })).rejects.toThrow(/identity\.key/);
});

test('a text that is encrypted opens with the same key and name only, and unchanged', () => {
  const key = Buffer.alloc(32, 1);
  const encrypted = encrypt(key, 'a', '비밀');
  expect(decrypt(key, 'a', encrypted)).toBe('비밀');
  expect(decrypt(key, 'b', encrypted)).toBeNull();
  expect(decrypt(Buffer.alloc(32, 2), 'a', encrypted)).toBeNull();
  encrypted.writeUInt8(encrypted.readUInt8(20) ^ 1, 20);
  expect(decrypt(key, 'a', encrypted)).toBeNull();
  expect(decrypt(key, 'a', Buffer.alloc(3))).toBeNull();
});
