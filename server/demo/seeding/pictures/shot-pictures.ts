import { customOf } from '#server/demo/catalogue/customs/all.ts';
import { artistCovers, brandCovers } from '#server/demo/catalogue/shots/cover-shots.ts';
import type { Shot } from '#server/demo/catalogue/shots/shot.ts';
import { windowShots } from '#server/demo/catalogue/shots/window-shots.ts';
import { demoPaths } from '#server/demo/keys/paths.ts';
import { heroScene, popupScene, roundScene, tileScene, wideScene } from '#server/demo/scenes/layouts.ts';
import { renderScene } from '#server/demo/scenes/render-scene.ts';
import type { Scene } from '#server/demo/scenes/scene.ts';
import { customOrder } from './custom-pictures.ts';
import { pairScene, portraitScene, rowScene } from './shot-layouts.ts';
import type { DemoPicture, Studio } from './studio.ts';

/** What stands in the shop's window, and the covers of artists and brands. */
export const shotPictures = (): DemoPicture[] => [
  ...picturesOf(windowShots, demoPaths.window),
  ...picturesOf(artistCovers, demoPaths.artistCover),
  ...picturesOf(brandCovers, demoPaths.brandCover),
];

const picturesOf = (shots: Readonly<Record<string, Shot>>, path: (key: string) => string): DemoPicture[] =>
  Object.entries(shots).map(([key, shot]) => ({
    path: path(key),
    make: (studio) => renderScene(studio, scaled(studio, sceneOf(studio, shot))),
  }));

/** Everything in a scene is a share of its size. */
export const scaled = ({ pixels }: Studio, scene: Scene): Scene => ({
  ...scene,
  width: pixels(scene.width),
  height: pixels(scene.height),
});

function sceneOf(studio: Studio, shot: Shot): Scene {
  const { palette } = shot;
  const mockup = (key: string, side: 'front' | 'back' = 'front') => customOrder(studio, customOf(key), side);
  switch (shot.layout) {
    case 'hero':
    case 'wide':
    case 'popup': {
      const { customs, stickers = [], flip = false } = shot;
      const draw = { hero: heroScene, wide: wideScene, popup: popupScene }[shot.layout];
      return draw({ palette, mockups: customs.map((key) => mockup(key)), stickers, flip });
    }
    case 'portrait':
      return portraitScene({
        palette,
        mockup: mockup(shot.custom),
        sticker: shot.sticker,
        flip: shot.flip ?? false,
      });
    case 'both-sides':
      return pairScene(palette, mockup(shot.custom), mockup(shot.custom, 'back'));
    case 'tile':
      return tileScene({ palette, mockup: mockup(shot.custom) });
    case 'round':
      return roundScene({ palette, mockup: mockup(shot.custom) });
    case 'icon':
      return tileScene({ palette, graphic: shot.graphic });
    case 'row':
      return rowScene(palette, shot.stickers);
  }
}
