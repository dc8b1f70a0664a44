import { customOf, layersOf } from '../catalogue/customs.ts';
import { colorOf, mockupOf, sideOf } from '../catalogue/mockup-of.ts';
import { type CustomProduct, customProducts } from '../catalogue/products.ts';
import { demoPaths } from '../keys/paths.ts';
import { renderScene } from '../scenes/render-scene.ts';
import type { SceneItem } from '../scenes/scene.ts';
import { customOrder } from '../seeding/pictures/custom-pictures.ts';
import type { DemoPicture, DrawingContext } from '../seeding/pictures/drawing-context.ts';
import { scaled } from '../seeding/pictures/promo-image-pictures.ts';
import type { GallerySpec } from './gallery-spec.ts';
import { drawSizes } from './size-drawing.ts';
import { clothesSpecs } from './specs-clothes.ts';
import { goodsSpecs } from './specs-goods.ts';
import { drawZoom, type Window } from './zoom.ts';

export const specOf = (product: string): GallerySpec => {
  const spec = clothesSpecs[product] ?? goodsSpecs[product];
  if (!spec) throw new Error(`Nobody photographed the product ${product}`);
  return spec;
};

/** The pictures of the products' pages that are not simply one of their sides. */
export const galleryPictures = (): DemoPicture[] => customProducts.flatMap(picturesOf);

function picturesOf(product: CustomProduct): DemoPicture[] {
  const { key } = product;
  const spec = specOf(key);
  const pictures: DemoPicture[] = [
    { path: demoPaths.gallery(key, 'IN_USE'), make: (context) => inUse(context, spec) },
    { path: demoPaths.gallery(key, 'CLOSE_UP'), make: (context) => closeUp(context, product, spec) },
    { path: demoPaths.gallery(key, 'DETAIL'), make: (context) => detail(context, product, spec) },
    {
      path: demoPaths.gallery(key, 'SIZE'),
      make: (context) => drawSizes(context, mockupOf(key).sides[0], spec.measures),
    },
  ];
  return pictures.map((picture) => ({ ...picture, product: key }));
}

function inUse(
  context: DrawingContext,
  { inUse: { customs, scene, side = 'front' } }: GallerySpec,
): Promise<Buffer> {
  const items = scene(customs.map((key) => customOrder(context, customOf(key), side)));
  return renderScene(context, scaled(context, { width: 1000, height: 1000, ground: '#f6f5f2', items }));
}

/** A custom in the scene of its product, alone where others stand beside it. */
export function inUseScene(context: DrawingContext, key: string): SceneItem[] {
  const custom = customOf(key);
  const { customs, scene } = specOf(custom.product).inUse;
  const isCarried = customs.some((other) => customOf(other).product !== custom.product);
  const others = isCarried ? customs.slice(1) : [];
  return scene([custom, ...others.map(customOf)].map((each) => customOrder(context, each, 'front')));
}

/** The thread and a print on it. */
function closeUp(context: DrawingContext, { key }: CustomProduct, spec: GallerySpec): Promise<Buffer> {
  const custom = customOf(spec.closeUp.custom);
  return zoomed(context, {
    key,
    spec,
    window: spec.closeUp.window,
    color: custom.color,
    custom: spec.closeUp.custom,
  });
}

/** How it is made: a collar, a zip, a corner. */
function detail(context: DrawingContext, { key, face }: CustomProduct, spec: GallerySpec): Promise<Buffer> {
  return zoomed(context, { key, spec, window: spec.detail, color: face });
}

function zoomed(
  context: DrawingContext,
  {
    key,
    spec,
    window,
    color,
    custom,
  }: { key: string; spec: GallerySpec; window: Window; color: string; custom?: string },
): Promise<Buffer> {
  return drawZoom(context, {
    side: sideOf(key, 'front'),
    window,
    material: spec.material,
    color: colorOf(key, color).hex,
    layers: custom ? layersOf(customOf(custom), 'front') : [],
  });
}
