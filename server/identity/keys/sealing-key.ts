import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '#server/startup-error.ts';

const bytes = 32;

/**
 * The key that encrypts private keys in the database: IDENTITY_KEY, otherwise a file that the first start creates in the
 * data folder. Processes on different machines need the same IDENTITY_KEY to share signing keys.
 */
export async function readSealingKey(settings: {
  identityKey: Buffer | null;
  dataDirectory: string;
}): Promise<Buffer> {
  if (settings.identityKey) return settings.identityKey;
  const file = join(settings.dataDirectory, 'identity.key');
  await createOnce(settings.dataDirectory, file);
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
