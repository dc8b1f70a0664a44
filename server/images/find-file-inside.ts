import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** @returns the real path of a file below the folder; null when there is none, or links or dots lead out of the folder */
export async function findFileInside(folder: string, path: string): Promise<string | null> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    return file.startsWith(root + sep) ? file : null;
  } catch {
    return null;
  }
}
