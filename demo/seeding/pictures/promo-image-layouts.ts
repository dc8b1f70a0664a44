import type { MockupOptions } from '#server/images/mockup-renderer.ts';
import { promoImageSizes } from '../../catalogue/promo-images.ts';
import { type Palette, palettes } from '../../scenes/palettes.ts';
import type { Scene, SceneItem } from '../../scenes/scene.ts';

/** 4:5, one thing before an arch, large enough to see its stitches. */
export function portraitScene(cast: {
  palette: Palette;
  mockup: MockupOptions;
  sticker: string | undefined;
  flip: boolean;
}): Scene {
  const { ground, soft, accent } = palettes[cast.palette];
  const lean = cast.flip ? -1 : 1;
  const sticker: SceneItem[] = cast.sticker
    ? [{ sticker: cast.sticker, x: 0.5 + 0.32 * lean, y: 0.83, size: 0.28, turn: 9 * lean }]
    : [];
  return {
    ...promoImageSizes.portrait,
    ground,
    backdrops: [
      cast.flip
        ? { shape: 'sun', x: 0.5, y: 0.48, radius: 0.42, color: soft }
        : { shape: 'arch', x: 0.5, width: 0.8, top: 0.1, color: soft },
      { shape: 'floor', top: 0.93, color: accent },
    ],
    items: [{ mockup: cast.mockup, x: 0.5, y: 0.5, size: 0.9, turn: -3 * lean }, ...sticker],
  };
}

/** A square with two items leaning towards each other. */
export function pairScene(palette: Palette, left: MockupOptions, right: MockupOptions): Scene {
  const { ground, soft } = palettes[palette];
  return {
    ...promoImageSizes['both-sides'],
    ground,
    backdrops: [{ shape: 'sun', x: 0.5, y: 0.5, radius: 0.43, color: soft }],
    items: [
      { mockup: right, x: 0.69, y: 0.4, size: 0.64, turn: 6 },
      { mockup: left, x: 0.33, y: 0.6, size: 0.64, turn: -6 },
    ],
  };
}
