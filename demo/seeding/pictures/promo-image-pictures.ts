import { customOf } from '../../catalogue/customs/all.ts';
import { artistCovers, brandCovers } from '../../catalogue/promo-images/cover-images.ts';
import type { PromoImage } from '../../catalogue/promo-images/promo-image.ts';
import { promoImages } from '../../catalogue/promo-images/promo-images.ts';
import { demoPaths } from '../../keys/paths.ts';
import { heroScene, popupScene, roundScene, tileScene, wideScene } from '../../scenes/layouts.ts';
import { renderScene } from '../../scenes/render-scene.ts';
import type { Scene } from '../../scenes/scene.ts';
import { customOrder } from './custom-pictures.ts';
import type { DemoPicture, DrawingContext } from './drawing-context.ts';
import { pairScene, portraitScene, rowScene } from './promo-image-layouts.ts';

/** Promotional images, and the covers of artists and brands. */
export const promoImagePictures = (): DemoPicture[] => [
  ...picturesOf(promoImages, demoPaths.promoImage),
  ...picturesOf(artistCovers, demoPaths.artistCover),
  ...picturesOf(brandCovers, demoPaths.brandCover),
];

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

function sceneOf(context: DrawingContext, image: PromoImage): Scene {
  const { palette } = image;
  const mockup = (key: string, side: 'front' | 'back' = 'front') => customOrder(context, customOf(key), side);
  switch (image.layout) {
    case 'hero':
    case 'wide':
    case 'popup': {
      const { customs, stickers = [], flip = false } = image;
      const draw = { hero: heroScene, wide: wideScene, popup: popupScene }[image.layout];
      return draw({ palette, mockups: customs.map((key) => mockup(key)), stickers, flip });
    }
    case 'portrait':
      return portraitScene({
        palette,
        mockup: mockup(image.custom),
        sticker: image.sticker,
        flip: image.flip ?? false,
      });
    case 'both-sides':
      return pairScene(palette, mockup(image.custom), mockup(image.custom, 'back'));
    case 'tile':
      return tileScene({ palette, mockup: mockup(image.custom) });
    case 'round':
      return roundScene({ palette, mockup: mockup(image.custom) });
    case 'icon':
      return tileScene({ palette, graphic: image.graphic });
    case 'row':
      return rowScene(palette, image.stickers);
  }
}
