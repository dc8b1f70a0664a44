import type { MockupOptions } from '#server/images/mockup-renderer.ts';
import { type Palette, palettes } from './palettes.ts';
import type { Place, Scene, SceneItem } from './scene.ts';

type Cast = {
  palette: Palette;
  /** Products, the first is the star. */
  mockups: readonly MockupOptions[];
  /** Keys of graphics strewn around as stickers. */
  stickers: readonly string[];
  /** Mirrors the layout, so that neighbours differ. */
  flip: boolean;
};

const stage = (cast: Cast, places: readonly Place[], stickerPlaces: readonly Place[]): SceneItem[] => {
  const turned = ({ x, y, size, turn = 0 }: Place): Place =>
    cast.flip ? { x: 1 - x, y, size, turn: -turn } : { x, y, size, turn };
  const lying = stickerPlaces.flatMap((place, i): SceneItem[] => {
    const sticker = cast.stickers[i];
    return sticker === undefined ? [] : [{ ...turned(place), sticker }];
  });
  // The star comes last, above its company.
  const products = places.flatMap((place, i): SceneItem[] => {
    const mockup = cast.mockups[i];
    return mockup ? [{ ...turned(place), mockup }] : [];
  });
  return [...products.toReversed(), ...lying];
};

/** 16:9, the star beside the middle. */
export function wideScene(cast: Cast): Scene {
  const { ground, accent, soft } = palettes[cast.palette];
  return {
    width: 1080,
    height: 608,
    ground,
    backdrops: [
      { shape: 'arch', x: cast.flip ? 0.36 : 0.64, width: 0.5, top: 0.1, color: soft },
      { shape: 'floor', top: 0.89, color: accent },
    ],
    items: stage(
      cast,
      [
        { x: 0.64, y: 0.52, size: 0.54 },
        { x: 0.28, y: 0.58, size: 0.42, turn: -6 },
      ],
      [
        { x: 0.09, y: 0.3, size: 0.16, turn: -12 },
        { x: 0.9, y: 0.3, size: 0.17, turn: 10 },
      ],
    ),
  };
}

/** 3:4 for a popup, joyful. */
export function popupScene(cast: Cast): Scene {
  const { ground, accent, soft } = palettes[cast.palette];
  return {
    width: 960,
    height: 1280,
    ground,
    backdrops: [
      { shape: 'rays', x: 0.5, y: 0.48, color: soft },
      { shape: 'checks', top: 0.875, color: accent },
    ],
    items: stage(
      cast,
      [
        { x: 0.5, y: 0.52, size: 0.94, turn: -3 },
        { x: 0.2, y: 0.2, size: 0.46, turn: -10 },
        { x: 0.82, y: 0.19, size: 0.46, turn: 10 },
      ],
      [
        { x: 0.16, y: 0.79, size: 0.28, turn: -10 },
        { x: 0.85, y: 0.78, size: 0.28, turn: 12 },
        { x: 0.5, y: 0.12, size: 0.24, turn: 4 },
      ],
    ),
  };
}

/** A small square for a navigation grid: one thing, large. */
export function tileScene(
  cast: { palette: Palette } & ({ mockup: MockupOptions } | { graphic: string }),
): Scene {
  const { soft } = palettes[cast.palette];
  const place = { x: 0.5, y: 0.5 };
  const item: SceneItem =
    'mockup' in cast
      ? { ...place, size: 1.06, mockup: cast.mockup }
      : { ...place, size: 0.68, graphic: cast.graphic };
  return { width: 320, height: 320, ground: soft, items: [item] };
}

/** A square that the storefront shows as a circle: everything keeps clear of the corners. */
export function roundScene(cast: { palette: Palette; mockup: MockupOptions }): Scene {
  const { ground, soft } = palettes[cast.palette];
  return {
    width: 360,
    height: 360,
    ground: soft,
    backdrops: [{ shape: 'hill', top: 0.66, color: ground }],
    items: [{ x: 0.5, y: 0.5, size: 0.78, mockup: cast.mockup }],
  };
}
