import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '#server/startup-error.ts';

const bytes = 32;

type Settings = { identityKey: Buffer | null; dataDirectory: string };

/**
 * The key that encrypts private keys in the database: IDENTITY_KEY, otherwise a file that the first start creates in the
 * data folder. Processes on different machines need the same IDENTITY_KEY to share signing keys.
 */
export function readSealingKey({ identityKey, dataDirectory }: Settings): Promise<Buffer> {
  return readKey(identityKey, dataDirectory, 'identity.key');
}

type DataSettings = { dataKey: Buffer | null; dataDirectory: string };

/** The key that encrypts what members entrust to the shop, account numbers for instance; DATA_KEY, or a file as well. */
export function readDataKey({ dataKey, dataDirectory }: DataSettings): Promise<Buffer> {
  return readKey(dataKey, dataDirectory, 'data.key');
}

async function readKey(given: Buffer | null, dataDirectory: string, name: string): Promise<Buffer> {
  if (given) return given;
  const file = join(dataDirectory, name);
  await createOnce(dataDirectory, file);
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length === bytes) return key;
  throw new StartupError(
    `${file} does not hold a key of ${bytes} bytes in base64: restore it, or remove it.`,
  );
}

async function createOnce(folder: string, file: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(bytes).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
