import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  let text = await readText(file);
  if (text === null && mayCreate) {
    await createOnce(file);
    text = await readText(file);
  }
  if (text === null) return null;
  const key = Buffer.from(text, 'base64');
  if (key.length === bytes) return key;
  throw new StartupError(
    `${file} does not hold a key of ${bytes} bytes in base64: restore it, or remove it.`,
  );
}

const readText = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** The file is complete as soon as it exists: another process that starts at the same time may read it at once. */
async function createOnce(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const written = `${file}.${randomUUID()}`;
  await writeFile(written, randomBytes(bytes).toString('base64'), { flag: 'wx', mode: 0o600 });
  try {
    await link(written, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(written);
  }
}
