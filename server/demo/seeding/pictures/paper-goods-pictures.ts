import { graphicOf } from '#server/demo/catalogue/graphic-of.ts';
import type { GeneralProduct } from '#server/demo/catalogue/products/demo-product.ts';
import { paperGoods } from '#server/demo/catalogue/products/paper-goods.ts';
import { demoPaths } from '#server/demo/keys/paths.ts';
import { renderScene } from '#server/demo/scenes/render-scene.ts';
import type { Scene, SceneItem } from '#server/demo/scenes/scene.ts';
import type { DemoPicture, DrawingContext } from './drawing-context.ts';
import { drawPostcard } from './postcard.ts';
import { scaled } from './promo-image-pictures.ts';

const stickerPlaces = [
  { x: 0.3, y: 0.3, size: 0.46, turn: -8 },
  { x: 0.71, y: 0.29, size: 0.44, turn: 7 },
  { x: 0.29, y: 0.71, size: 0.44, turn: 6 },
  { x: 0.71, y: 0.72, size: 0.46, turn: -6 },
] as const;

const postcardPlaces = [
  { x: 0.3, y: 0.5, size: 0.68, turn: -13 },
  { x: 0.7, y: 0.5, size: 0.68, turn: 12 },
  { x: 0.5, y: 0.51, size: 0.74, turn: -1 },
] as const;

/** What is sold as it is, spread out on a coloured ground. */
export const paperGoodsPictures = (): DemoPicture[] =>
  paperGoods.map((product) => ({
    path: demoPaths.product(product.key),
    make: (context) =>
      product.paper === 'stickers' ? stickers(context, product) : postcards(context, product),
  }));

const spread = (ground: string, items: readonly SceneItem[]): Scene => ({
  width: 1000,
  height: 1000,
  ground,
  items,
});

function stickers(context: DrawingContext, { ground, graphics }: GeneralProduct): Promise<Buffer> {
  const items = stickerPlaces.map((place, at) => ({ ...place, sticker: graphics[at] ?? '' }));
  return renderScene(context, scaled(context, spread(ground, items)));
}

async function postcards(context: DrawingContext, { ground, graphics }: GeneralProduct): Promise<Buffer> {
  const cards = await Promise.all(
    graphics.map(async (key) => {
      const { background_color } = graphicOf(key);
      return [
        key,
        await drawPostcard(context.graphics.get(key), background_color, context.pixels(740)),
      ] as const;
    }),
  );
  const items = postcardPlaces.map((place, at) => ({ ...place, graphic: graphics[at] ?? '' }));
  return renderScene({ ...context, graphics: new Map(cards) }, scaled(context, spread(ground, items)));
}
