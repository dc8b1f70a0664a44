import { readFile, stat } from 'node:fs/promises';
import type { Result } from '../result.ts';
import { findFileInside } from './find-file-inside.ts';
import { largestPicture, type PictureProblem, type PictureSource } from './picture-source.ts';

/** Original pictures in a folder of this machine. */
export function localPictureSource(folder: string): PictureSource {
  const find = (path: string) => findFileInside(folder, path);
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
