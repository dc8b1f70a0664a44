import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { brands } from '../../catalogue/brands.ts';
import { demoArtists, demoGraphicsDirectory } from '../../graphics/artists.ts';
import { demoPaths } from '../../keys/paths.ts';
import type { DemoPicture, DrawingContext } from './drawing-context.ts';

const brandsDirectory = fileURLToPath(new URL('../../brands-art/', import.meta.url));

/** The pictures of artists and brands: square, and shown small. */
export const peoplePictures = (): DemoPicture[] => [
  ...demoArtists.map(({ key, profile }) => ({
    path: demoPaths.artistProfile(key),
    make: square(join(demoGraphicsDirectory, profile)),
  })),
  ...brands.map(({ key }) => ({
    path: demoPaths.brandLogo(key),
    make: square(join(brandsDirectory, `${key}.svg`)),
  })),
];

const square =
  (file: string) =>
  async ({ pixels }: DrawingContext): Promise<Buffer> =>
    sharp(await readFile(file))
      .resize(pixels(480), pixels(480))
      .webp({ quality: 88 })
      .toBuffer();
