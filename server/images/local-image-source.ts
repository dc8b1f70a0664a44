import { readFile, stat } from 'node:fs/promises';
import type { Result } from '#server/platform/result.ts';
import { findFileInside } from './find-file-inside.ts';
import { type ImageProblem, type ImageSource, type MakeMissingImage, maxImageBytes } from './image-source.ts';

/** Source images in a local folder. */
export function createLocalImageSource(folder: string, makeMissing?: MakeMissingImage): ImageSource {
  const find = async (path: string) => {
    const file = await findFileInside(folder, path);
    return file ?? ((await makeMissing?.(path)) ? findFileInside(folder, path) : null);
  };
  const read = async (path: string): Promise<Result<Buffer, ImageProblem>> => {
    const file = await find(path);
    return file ? { ok: true, value: await readFile(file) } : { ok: false, problem: 'not-found' };
  };
  const version = async (path: string): Promise<Result<string, ImageProblem>> => {
    const file = await find(path);
    const stats = file ? await stat(file) : null;
    if (!stats?.isFile()) return { ok: false, problem: 'not-found' };
    if (stats.size > maxImageBytes) return { ok: false, problem: 'too-large' };
    return { ok: true, value: `${stats.size}-${stats.mtimeMs}` };
  };
  return { version, read };
}
