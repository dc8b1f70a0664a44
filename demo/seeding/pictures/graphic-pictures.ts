import sharp from 'sharp';
import { demoGraphics } from '../../graphics/artists.ts';
import { demoPaths } from '../../keys/paths.ts';
import type { DemoPicture, DrawingContext } from './drawing-context.ts';

/** Pixels of a graphic's longer edge: sharp as wide as a phone's screen. */
const longerEdge = 960;

export const graphicPictures = (): DemoPicture[] =>
  demoGraphics.map(({ key }) => ({
    path: demoPaths.graphic(key),
    make: ({ graphics, pixels }: DrawingContext) =>
      sharp(graphics.get(key))
        .resize(pixels(longerEdge), pixels(longerEdge), { fit: 'inside' })
        .webp({ quality: 86, alphaQuality: 90, effort: 2 })
        .toBuffer(),
  }));
