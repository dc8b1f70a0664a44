import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartupError } from '#server/platform/startup-error.ts';

const bytes = 32;

type Reading = {
  /** The key of the environment. */
  readonly given: Buffer | null;
  readonly file: string;
  /** Whether a key may be made where there is none. */
  readonly mayCreate: boolean;
};

/**
 * A key of the environment, otherwise of a file, which the first start creates. Processes on different machines need the
 * same key.
 *
 * @returns null when there is none and none may be created
 */
export async function readKey({ given, file, mayCreate }: Reading): Promise<Buffer | null> {
  if (given) return given;
  if (mayCreate) await createOnce(file);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text, 'base64');
  if (key.length === bytes) return key;
  throw new StartupError(
    `${file} does not hold a key of ${bytes} bytes in base64: restore it, or remove it.`,
  );
}

async function createOnce(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(bytes).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
