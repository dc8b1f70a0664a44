import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { mockupOf } from '#demo/catalogue/mockup-of.ts';
import { renderMockup } from '#server/catalogue/customs/render-mockup.ts';
import { parseHexColor } from '#server/images/color.ts';
import { resize } from '#server/images/resize.ts';
import { artworkBox, type Box, isDarkCloth } from '#src/shared/artwork.ts';
import { methodPictureSize, type ProductionMethod } from '#src/shared/method-picture.ts';
import { releaseTag } from '../support/release-tag.ts';

/** Pixels that both pictures are compared at. */
const size = 600;

const server = join(import.meta.dirname, '../../demo');
const works = [
  'hojak/tiger-face',
  'chrome/candy-ribbon',
  'mallang/bear-snack',
  'hanseon/line-cat',
  'jiwoo/crayon-lion',
];

const pixelsOf = (picture: Buffer) =>
  sharp(picture).resize(size, size, { fit: 'fill' }).removeAlpha().raw().toBuffer();

async function methodPicture(work: string, layer: Box, method: ProductionMethod): Promise<Buffer> {
  const source = await readFile(join(server, 'graphics', `${work}.svg`));
  const shape = { method, size: methodPictureSize(layer) };
  const picture = await resize(source, { extension: '.svg', shape, format: 'webp' });
  if (!picture) throw new Error(`${work} is no picture.`);
  return picture;
}

/** The front of a product with five graphics, one of them over the edge of the print area. */
async function decoratedFront(product: string, color: string, method: ProductionMethod) {
  const [front] = mockupOf(product).sides;
  if (!front) throw new Error(`${product} has no side.`);
  // As the shop delivers it to a browser that accepts AVIF.
  const file = async (name: string) => {
    const source = await readFile(join(server, 'mockups', name));
    const delivered = await resize(source, { extension: extname(name), shape: 'l', format: 'avif' });
    if (!delivered) throw new Error(`${name} is no picture.`);
    return delivered;
  };
  const { area } = front;
  const edge = Math.min(area.width, area.height) * 0.42;
  const layers = works.map((graphic, at) => ({
    graphic,
    width: edge,
    height: edge,
    x: area.x - edge / 5 + at * ((area.width - edge) / 4),
    y: area.y + at * ((area.height - edge) / 4),
  }));
  const graphics = new Map<string, Buffer>();
  for (const layer of layers) graphics.set(layer.graphic, await methodPicture(layer.graphic, layer, method));
  const [mask, overlay] = [await file(front.mask), await file(front.overlay)];
  const foreground = front.foreground === null ? null : await file(front.foreground);
  const uv = front.uv === null ? null : await readFile(join(server, 'mockups', front.uv));
  return { side: { area, mask, overlay, foreground, uv }, color, layers, graphics };
}

type Front = Awaited<ReturnType<typeof decoratedFront>>;

/** The stack that the storefront shows, placed by the same function. */
function stackHtml({ side, color, layers, graphics }: Front): string {
  const scale = size / 1000;
  const address = (file: Buffer | undefined) => `data:image/webp;base64,${file?.toString('base64')}`;
  const at = ({ x, y, width, height }: Box) =>
    `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  const whole = at({ x: 0, y: 0, width: size, height: size });
  const mask = `mask:url(${address(side.mask)}) 0 0/100% 100%`;
  const cover = (file: Buffer) => `<img src="${address(file)}" style="${whole}">`;
  const overlay = cover(side.overlay);
  const shade = isDarkCloth(...parseHexColor(color)) ? `<div style="${whole};${mask}">${overlay}</div>` : '';
  const artwork = layers.map(
    (layer) =>
      `<img src="${address(graphics.get(layer.graphic))}" style="${at(artworkBox(layer, side.area, scale))}">`,
  );
  const printed = at(artworkBox(side.area, { x: 0, y: 0, width: 0, height: 0 }, scale));
  return `<meta name="viewport" content="width=device-width"><body style="margin:0;background:#f6f5f2"><div style="${whole};background:${color};${mask}"></div>${shade}
    <div style="${whole};${mask}"><div style="${printed};overflow:hidden">${artwork.join('')}</div></div>
    ${overlay}${side.foreground ? cover(side.foreground) : ''}</body>`;
}

for (const [product, color, method] of [
  ['tee', '#f4f1ea', 'PRINTING'],
  ['hoodie', '#1d1d1f', 'EMBROIDERY'],
  ['phone-case', '#f4f1ea', 'TRANSFER'],
] as const)
  test(
    `the picture that the server makes of a ${product} (${method}) is what the shopper saw`,
    releaseTag(product !== 'tee'),
    async ({ page }) => {
      const front = await decoratedFront(product, color, method);
      const made = await renderMockup({ kind: 'mockup', ...front, size: 1_200 });
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(stackHtml(front), { waitUntil: 'load' });
      const screenshot = await page.screenshot();
      await test.info().attach('the picture that the server made', { body: made, contentType: 'image/webp' });
      await test
        .info()
        .attach('the page that the shopper saw', { body: screenshot, contentType: 'image/png' });
      const [seen, drawn] = [await pixelsOf(screenshot), await pixelsOf(made)];
      const differences = Array.from(seen, (value, at) => Math.abs(value - (drawn[at] ?? 0)));
      const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
      const clear = differences.filter((difference) => difference > 48).length / differences.length;
      console.log(
        `${product}: on average ${mean.toFixed(2)} of 255, clearly different ${(clear * 100).toFixed(2)} %`,
      );
      // The server bends the print along the folds, by two or three pixels; everything else is the same.
      expect(mean).toBeLessThan(3);
      expect(clear).toBeLessThan(0.02);
    },
  );
