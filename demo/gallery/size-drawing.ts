import sharp from 'sharp';
import { decodeAlpha, toSharp } from '#server/images/raw-image.ts';
import type { DemoSide } from '../mockups/demo-mockup.ts';
import type { DrawingContext } from '../seeding/pictures/drawing-context.ts';
import { mockupSide } from '../seeding/pictures/drawing-context.ts';
import { number, numberWidth } from './digits.ts';

/** A distance on the mock-up, in its units, and how long it is on the real thing in cm. */
export type Measure = {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly cm: number;
};

const ink = '#17171a';
const line = '#c93a16';

/** The outline of a product with its measures: arrows and numbers only, so that nobody has to translate it. */
export async function drawSizes(
  context: DrawingContext,
  side: DemoSide,
  measures: readonly Measure[],
): Promise<Buffer> {
  const size = context.pixels(1000);
  const files = mockupSide(side);
  const plain = await context.mockupRenderer.renderPixels({
    side: files,
    color: '#fbfaf7',
    layers: [],
    graphics: context.graphics,
    size,
    background: [255, 255, 255],
  });
  const faded = await toSharp(plain).removeAlpha().greyscale().linear(0.55, 112).toBuffer();
  const outline = await outlineOf(files.mask, size);
  return sharp(faded, { raw: { width: size, height: size, channels: 1 } })
    .toColorspace('srgb')
    .composite([{ input: outline }, { input: svg(measures.map(drawArrow).join(''), size) }])
    .webp({ quality: 88, effort: 3 })
    .toBuffer();
}

/** The edge of the mask: where it is neither in nor out once it is blurred. */
async function outlineOf(mask: string, size: number): Promise<Buffer> {
  const alpha = Buffer.from(await decodeAlpha(mask, size, size));
  const soft = await sharp(alpha, { raw: { width: size, height: size, channels: 1 } })
    .blur(Math.max(0.5, size * 0.0016))
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  const rgba = Buffer.alloc(size * size * 4);
  for (let i = 0; i < soft.length; i++) {
    const inside = (soft[i] ?? 0) / 255;
    rgba.writeUInt32BE(0x17171a00 + Math.round(Math.min(1, 4 * inside * (1 - inside) * 1.1) * 200), i * 4);
  }
  return sharp(rgba, { raw: { width: size, height: size, channels: 4 } })
    .png()
    .toBuffer();
}

export function drawArrow({ from: [x1, y1], to: [x2, y2], cm }: Measure): string {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const height = 34;
  const width = numberWidth(cm, height) + 26;
  return (
    `<path d="M${x1} ${y1} L${x2} ${y2}" stroke="${line}" stroke-width="3.4"/>` +
    head(x1, y1, angle + 180) +
    head(x2, y2, angle) +
    `<rect x="${x - width / 2}" y="${y - 31}" width="${width}" height="62" rx="31" fill="#fff" stroke="${line}" stroke-width="2.6"/>` +
    number(cm, x, y, height, ink)
  );
}

const head = (x: number, y: number, turn: number): string =>
  `<path d="M-17 -8.5 L0 0 L-17 8.5" transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="${line}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="M0 -17 L0 17" transform="translate(${x} ${y}) rotate(${turn})" stroke="${line}" stroke-width="3.4" stroke-linecap="round"/>`;

const svg = (content: string, size: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="${size}" height="${size}">${content}</svg>`,
  );
