import type { Result } from '../result.ts';

export type PictureProblem =
  | 'not-a-cdn-path'
  | 'not-found'
  | 'too-large'
  | 'not-a-picture'
  | 'unreachable'
  | 'busy';

/** Where original pictures come from. Paths have passed `readCdnPath`. */
export type PictureSource = {
  /** Changes when the file does; part of the name a resized picture is kept under. */
  version(path: string): Promise<Result<string, PictureProblem>>;
  read(path: string): Promise<Result<Buffer, PictureProblem>>;
};

/** Bytes. */
export const largestPicture = 10 * 1024 * 1024;
