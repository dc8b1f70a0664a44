import type { MockupOptions } from '#server/images/mockup-renderer.ts';
import { promoImageSizes } from '../../catalogue/promo-images.ts';
import { type Palette, palettes } from '../../scenes/palettes.ts';
import type { Scene } from '../../scenes/scene.ts';

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
