import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { customOf } from '../../catalogue/customs.ts';
import { artistPhoto, type PhotoSize, photoFile, photoSizes, photos } from '../../catalogue/photos.ts';
import { covers, type PromoImage, promoImages } from '../../catalogue/promo-images.ts';
import { demoPaths } from '../../keys/paths.ts';
import { popupScene, roundScene, tileScene, wideScene } from '../../scenes/layouts.ts';
import { renderScene } from '../../scenes/render-scene.ts';
import type { Scene } from '../../scenes/scene.ts';
import { customOrder } from './custom-pictures.ts';
import type { DemoPicture, DrawingContext } from './drawing-context.ts';
import { pairScene } from './promo-image-layouts.ts';

/** Promotional images, and the covers of artists and brands. */
export const promoImagePictures = (): DemoPicture[] => [
  ...photosOf(photos.window, demoPaths.promoImage),
  ...photosOf(photos.artists, demoPaths.artistCover, artistPhoto),
  ...picturesOf(promoImages, demoPaths.promoImage),
  ...picturesOf(covers.brands, demoPaths.brandCover),
];

const photosOf = (
  sizes: Readonly<Record<string, PhotoSize>>,
  path: (key: string) => string,
  fileName = (key: string) => key,
): DemoPicture[] =>
  Object.entries(sizes).map(([key, size]) => ({
    path: path(key),
    make: (context) => readPhoto(context, photoFile(fileName(key)), photoSizes[size]),
  }));

/** The rendered file as it is, unless pictures are made small. */
async function readPhoto(
  { pixels }: DrawingContext,
  file: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const photo = await readFile(file);
  return pixels(width) === width
    ? photo
    : sharp(photo).resize(pixels(width), pixels(height)).webp().toBuffer();
}

const picturesOf = (
  image: Readonly<Record<string, PromoImage>>,
  path: (key: string) => string,
): DemoPicture[] =>
  Object.entries(image).map(([key, image]) => ({
    path: path(key),
    make: (context) => renderScene(context, scaled(context, sceneOf(context, image))),
  }));

/** Everything in a scene is a share of its size. */
export const scaled = ({ pixels }: DrawingContext, scene: Scene): Scene => ({
  ...scene,
  width: pixels(scene.width),
  height: pixels(scene.height),
});

function sceneOf(
  context: DrawingContext,
  { layout, palette, customs = [], stickers = [], flip }: PromoImage,
): Scene {
  const draw = (key: string, side: 'front' | 'back' = 'front') => customOrder(context, customOf(key), side);
  const [custom = ''] = customs;
  const [sticker] = stickers;
  switch (layout) {
    case 'wide':
    case 'popup': {
      const arrange = { wide: wideScene, popup: popupScene }[layout];
      return arrange({ palette, mockups: customs.map((key) => draw(key)), stickers, flip: flip === true });
    }
    case 'both-sides':
      return pairScene(palette, draw(custom), draw(custom, 'back'));
    case 'tile':
      return tileScene({ palette, mockup: draw(custom) });
    case 'round':
      return roundScene({ palette, mockup: draw(custom) });
    case 'icon':
      return tileScene({ palette, graphic: sticker ?? '' });
  }
}
