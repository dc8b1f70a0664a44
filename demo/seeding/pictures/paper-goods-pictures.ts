import sharp from 'sharp';
import { graphicOf } from '../../catalogue/graphic-of.ts';
import { type GeneralProduct, paperGoods } from '../../catalogue/products.ts';
import { litMaterial } from '../../gallery/materials.ts';
import { desk, wall } from '../../gallery/settings.ts';
import { drawArrow, type Measure } from '../../gallery/size-drawing.ts';
import { demoPaths } from '../../keys/paths.ts';
import { renderScene } from '../../scenes/render-scene.ts';
import type { Place, SceneItem } from '../../scenes/scene.ts';
import { drawSticker } from '../../scenes/sticker.ts';
import type { DemoPicture, DrawingContext } from './drawing-context.ts';
import { drawMemoPad } from './memo-pad.ts';
import { backOf } from './paper-backs.ts';
import { drawPostcard } from './postcard.ts';
import { scaled } from './promo-image-pictures.ts';
import { drawTape } from './washi-tape.ts';

type Paper = {
  /** One of them with a graphic, as a square PNG. */
  readonly draw: (graphic: Buffer, ground: string, size: number) => Promise<Buffer>;
  readonly front: readonly Place[];
  readonly inUse: { readonly setting: string; readonly places: readonly Place[] };
  readonly closeUp: Place;
  readonly detail: Place;
  readonly measures: readonly Measure[];
};

const papers: Readonly<Record<GeneralProduct['paper'], Paper>> = {
  stickers: {
    draw: async (graphic, _ground, size) => (await drawSticker(graphic, size)).png().toBuffer(),
    front: [
      { x: 0.3, y: 0.3, size: 0.46, turn: -8 },
      { x: 0.71, y: 0.29, size: 0.44, turn: 7 },
      { x: 0.29, y: 0.71, size: 0.44, turn: 6 },
      { x: 0.71, y: 0.72, size: 0.46, turn: -6 },
    ],
    inUse: {
      setting: `${desk('#cdb492')}<g transform="translate(470 560) rotate(-7)"><rect x="-360" y="-240" width="720" height="490" rx="34" opacity=".34" filter="url(#s16)" transform="translate(14 20)"/><rect x="-360" y="-240" width="720" height="490" rx="30" fill="#c9ccd1"/><rect x="-360" y="-240" width="720" height="490" rx="30" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4"/></g>`,
      places: [
        { x: 0.28, y: 0.5, size: 0.24, turn: -14 },
        { x: 0.56, y: 0.44, size: 0.22, turn: 6 },
        { x: 0.4, y: 0.7, size: 0.24, turn: -2 },
        { x: 0.7, y: 0.62, size: 0.22, turn: 10 },
      ],
    },
    closeUp: { x: 0.5, y: 0.52, size: 1.7, turn: 0 },
    detail: { x: 0.36, y: 0.62, size: 1.3, turn: 22 },
    measures: [
      { from: [210, 880], to: [790, 880], cm: 6 },
      { from: [880, 210], to: [880, 790], cm: 6 },
    ],
  },
  postcards: {
    draw: drawPostcard,
    front: [
      { x: 0.3, y: 0.5, size: 0.68, turn: -13 },
      { x: 0.7, y: 0.5, size: 0.68, turn: 12 },
      { x: 0.5, y: 0.51, size: 0.74, turn: -1 },
    ],
    inUse: {
      setting: wall('#e6dccb'),
      places: [
        { x: 0.24, y: 0.42, size: 0.48, turn: -4 },
        { x: 0.52, y: 0.54, size: 0.48, turn: 3 },
        { x: 0.8, y: 0.4, size: 0.48, turn: -2 },
      ],
    },
    closeUp: { x: 0.5, y: 0.5, size: 2, turn: 0 },
    detail: { x: 0.3, y: 0.76, size: 1.6, turn: 18 },
    measures: [
      { from: [298, 930], to: [702, 930], cm: 10 },
      { from: [800, 212], to: [800, 788], cm: 14.8 },
    ],
  },
  tapes: {
    draw: drawTape,
    front: [
      { x: 0.33, y: 0.34, size: 0.6, turn: -6 },
      { x: 0.69, y: 0.4, size: 0.56, turn: 8 },
      { x: 0.46, y: 0.73, size: 0.58, turn: 3 },
    ],
    inUse: {
      setting: desk('#d9c2a0'),
      places: [
        { x: 0.34, y: 0.54, size: 0.42, turn: -10 },
        { x: 0.64, y: 0.5, size: 0.4, turn: 12 },
        { x: 0.52, y: 0.78, size: 0.42, turn: 4 },
      ],
    },
    closeUp: { x: 0.5, y: 0.2, size: 2, turn: 0 },
    detail: { x: 0.34, y: 0.36, size: 1.3, turn: 6 },
    measures: [
      { from: [252, 210], to: [748, 210], cm: 5 },
      { from: [200, 440], to: [200, 548], cm: 2 },
    ],
  },
  'memo-pads': {
    draw: drawMemoPad,
    front: [
      { x: 0.36, y: 0.46, size: 0.82, turn: -7 },
      { x: 0.68, y: 0.56, size: 0.82, turn: 6 },
    ],
    inUse: {
      setting: desk('#b99a78'),
      places: [
        { x: 0.66, y: 0.48, size: 0.62, turn: 9 },
        { x: 0.42, y: 0.62, size: 0.66, turn: -6 },
      ],
    },
    closeUp: { x: 0.5, y: 0.86, size: 1.9, turn: 0 },
    detail: { x: 0.24, y: 0.2, size: 1.7, turn: -8 },
    measures: [
      { from: [324, 900], to: [676, 900], cm: 9 },
      { from: [770, 232], to: [770, 748], cm: 13 },
    ],
  },
};

/** The pictures of goods without decoration: spread out on a colored ground, from behind, close up, in use and measured. */
export const paperGoodsPictures = (): DemoPicture[] => paperGoods.flatMap(picturesOf);

function picturesOf(product: GeneralProduct): DemoPicture[] {
  const { key, ground } = product;
  const paper = papers[product.paper];
  const back = { x: 0.5, y: 0.5, size: 0.74, turn: -6 };
  const only = (place: Place) => (context: DrawingContext) => onGround(context, product, [place]);
  return [
    { path: demoPaths.product(key), make: (context) => onGround(context, product, paper.front) },
    {
      path: demoPaths.gallery(key, 'BACK'),
      make: (context) => {
        const drawn = new Map([['back', backOf(product.paper, context.pixels(800))]]);
        return renderScene(
          { ...context, graphics: drawn },
          square(context, ground, [{ ...back, graphic: 'back' }]),
        );
      },
    },
    {
      path: demoPaths.gallery(key, 'IN_USE'),
      make: (context) => onGround(context, product, paper.inUse.places, paper.inUse.setting),
    },
    {
      path: demoPaths.gallery(key, 'CLOSE_UP'),
      make: async (context) => withFibres(context, await only(paper.closeUp)(context)),
    },
    { path: demoPaths.gallery(key, 'DETAIL'), make: only(paper.detail) },
    { path: demoPaths.gallery(key, 'SIZE'), make: (context) => sizesOf(context, product, paper) },
  ];
}

const square = (context: DrawingContext, ground: string, items: readonly SceneItem[]) =>
  scaled(context, { width: 1000, height: 1000, ground, items });

/** Each graphic on a piece of its own, at its place. */
async function onGround(
  context: DrawingContext,
  { paper, ground, graphics }: Pick<GeneralProduct, 'paper' | 'ground' | 'graphics'>,
  places: readonly Place[],
  setting?: string,
): Promise<Buffer> {
  const pieces = await Promise.all(
    places.map(async ({ size }, at) => {
      const key = graphics[at] ?? '';
      const graphic = context.graphics.get(key);
      if (!graphic) throw new Error(`No file for graphic ${key}`);
      const pixels = context.pixels(Math.min(1600, 1000 * size * 1.1));
      return [key, await papers[paper].draw(graphic, graphicOf(key).background_color, pixels)] as const;
    }),
  );
  const items = places.map((place, at) => ({ ...place, graphic: graphics[at] ?? '' }));
  const behind = setting ? [{ drawing: setting }] : [];
  return renderScene(
    { ...context, graphics: new Map(pieces) },
    square(context, ground, [...behind, ...items]),
  );
}

async function withFibres(context: DrawingContext, picture: Buffer): Promise<Buffer> {
  const size = context.pixels(1000);
  const fibres = litMaterial('paper', size, size / 160, [0, 0]);
  return sharp(picture)
    .composite([{ input: fibres, raw: { width: size, height: size, channels: 4 } }])
    .webp({ quality: 86, effort: 3 })
    .toBuffer();
}

/** One piece without its colors, with arrows. */
async function sizesOf(
  context: DrawingContext,
  product: GeneralProduct,
  { measures }: Paper,
): Promise<Buffer> {
  const plain = { ...product, ground: '#ffffff' };
  const picture = await onGround(context, plain, [{ x: 0.5, y: 0.5, size: 0.62 }]);
  const faded = await sharp(picture).greyscale().linear(0.5, 126).toColorspace('srgb').png().toBuffer();
  const size = context.pixels(1000);
  const arrows = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="${size}" height="${size}">${measures.map(drawArrow).join('')}</svg>`;
  return sharp(faded)
    .composite([{ input: Buffer.from(arrows) }])
    .webp({ quality: 88, effort: 3 })
    .toBuffer();
}
