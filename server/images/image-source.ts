import type { Result } from '#server/platform/result.ts';

export type ImageProblem =
  | 'not-a-cdn-path'
  | 'not-found'
  | 'too-large'
  | 'not-an-image'
  | 'unreachable'
  | 'busy';

/** Where source images come from. Paths have been validated by `parseCdnPath`. */
export type ImageSource = {
  /** Changes when the file does; part of the cache key of a resized image. */
  version(path: string): Promise<Result<string, ImageProblem>>;
  read(path: string): Promise<Result<Buffer, ImageProblem>>;
};

/** Makes an image that is not in the folder yet, as the demo shop does; false when there is no such image. */
export type MakeMissingImage = (path: string) => Promise<boolean>;

export const maxImageBytes = 10 * 1024 * 1024;
