import sharp from 'sharp';
import { customOf, decoratedSides } from '../../catalogue/customs.ts';
import { demoReviews } from '../../catalogue/reviews.ts';
import { inUseScene } from '../../gallery/gallery.ts';
import { demoPaths } from '../../keys/paths.ts';
import { renderScene } from '../../scenes/render-scene.ts';
import type { Backdrop, Scene } from '../../scenes/scene.ts';
import { photoKey, reviewPhotoSize } from '../review-photo.ts';
import { customOrder } from './custom-pictures.ts';
import type { DemoPicture, DrawingContext } from './drawing-context.ts';
import { scaled } from './promo-image-pictures.ts';

/** Where shoppers put items down to take a picture of them. */
const surfaces: readonly { ground: string; backdrops: readonly Backdrop[] }[] = [
  { ground: '#cdb18c', backdrops: [{ shape: 'stripes', color: '#c4a680' }] },
  { ground: '#e9e7e2', backdrops: [{ shape: 'floor', top: 0.72, color: '#d9d3c7' }] },
  { ground: '#dfe4e4', backdrops: [{ shape: 'checks', top: 0, color: '#d2dada' }] },
  { ground: '#b7a58e', backdrops: [{ shape: 'stripes', color: '#ad9a82' }] },
  { ground: '#e8dcd3', backdrops: [{ shape: 'dots', color: '#f4ece5' }] },
  { ground: '#c6cfbd', backdrops: [{ shape: 'sun', x: 0.6, y: 0.5, radius: 0.62, color: '#d3dbcb' }] },
];

/** Held a little askew and never quite in the middle. */
const poses = [
  { x: 0.52, y: 0.5, size: 1.16, turn: -7 },
  { x: 0.45, y: 0.55, size: 1.24, turn: 9 },
  { x: 0.55, y: 0.46, size: 1.1, turn: 14 },
  { x: 0.5, y: 0.52, size: 1.3, turn: -3 },
  { x: 0.47, y: 0.48, size: 1.18, turn: -12 },
] as const;

export const reviewPhotos = (): DemoPicture[] =>
  demoReviews
    .flatMap((review) =>
      (review.photos ?? []).map((custom, position) => ({ custom, key: photoKey(review, position) })),
    )
    .map(({ custom, key }, at) => ({
      path: demoPaths.reviewPhoto(key),
      make: (context) => (at % 2 === 0 ? inUse(context, custom) : snapshot(context, custom, at)),
    }));

/** Worn, hung up or put where it belongs: the middle of the scene of its product. */
async function inUse(context: DrawingContext, key: string): Promise<Buffer> {
  const scene = scaled(context, {
    width: 1080,
    height: 1080,
    ground: '#f6f5f2',
    items: inUseScene(context, key),
  });
  const { width, height } = reviewPhotoSize;
  return sharp(await renderScene(context, scene))
    .resize(context.pixels(width), context.pixels(height), { fit: 'cover' })
    .webp({ quality: 84, effort: 3 })
    .toBuffer();
}

function snapshot(context: DrawingContext, key: string, at: number): Promise<Buffer> {
  const custom = customOf(key);
  const side = decoratedSides(custom).at(-1) ?? 'front';
  const surface = surfaces[at % surfaces.length];
  const pose = poses[at % poses.length];
  if (!surface || !pose) throw new RangeError('There are surfaces and poses for every photo');
  const scene: Scene = {
    ...reviewPhotoSize,
    ...surface,
    items: [{ ...pose, mockup: customOrder(context, custom, side) }],
    window: at % 2 === 0 ? 'left' : 'right',
  };
  return renderScene(context, scaled(context, scene));
}
