import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Result } from '../result.ts';
import { largestPicture, type PictureProblem, type PictureSource } from './picture-source.ts';

/** Original pictures in a folder of this machine. */
export function localPictureSource(folder: string): PictureSource {
  const find = async (path: string): Promise<string | null> => {
    try {
      const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
      // A symbolic link must not lead out of the folder either.
      return file.startsWith(root + sep) ? file : null;
    } catch {
      return null;
    }
  };
  const read = async (path: string): Promise<Result<Buffer, PictureProblem>> => {
    const file = await find(path);
    return file ? { ok: true, value: await readFile(file) } : { ok: false, problem: 'not-found' };
  };
  const version = async (path: string): Promise<Result<string, PictureProblem>> => {
    const file = await find(path);
    const found = file ? await stat(file) : null;
    if (!found?.isFile()) return { ok: false, problem: 'not-found' };
    if (found.size > largestPicture) return { ok: false, problem: 'too-large' };
    return { ok: true, value: `${found.size}-${found.mtimeMs}` };
  };
  return { version, read };
}
