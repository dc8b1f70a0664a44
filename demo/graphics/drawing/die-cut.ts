import sharp from 'sharp';
import { areaOf, contours, smoothPath } from './contour.ts';
import { path } from './svg.ts';

/** Every drawing is made on a sheet of 1000 x 1000 units. */
export const sheet = 1000;

const grid = 250;

export function sheetSvg(content: string, size: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet} ${sheet}" width="${size}" height="${size}">${content}</svg>`,
  );
}

export async function coverageOf(content: string, size: number): Promise<Buffer> {
  return sharp(sheetSvg(content, size)).ensureAlpha().extractChannel(3).raw().toBuffer();
}

/** A sticker's paper around a drawing: its outline, `width` units further out, without inner holes. */
async function dieCutPath(content: string, width: number): Promise<string> {
  const sigma = (width / sheet) * grid * 0.62;
  const soft = await sharp(sheetSvg(content, grid))
    .ensureAlpha()
    .extractChannel(3)
    .blur(Math.max(0.4, sigma))
    .raw()
    .toBuffer();
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= grid || y >= grid ? 0 : (soft[y * grid + x] ?? 0);
  const outer = contours({ width: grid, height: grid, at }, 14).filter((loop) => Math.abs(areaOf(loop)) > 60);
  const sign = Math.sign(
    areaOf(outer.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0] ?? []),
  );
  return outer
    .filter((loop) => Math.sign(areaOf(loop)) === sign)
    .map((loop) => smoothPath(loop, 3, sheet / grid))
    .join('');
}

/** The drawing as a sticker: paper below it, and optionally a line around the paper. */
export async function sticker(
  content: string,
  paper: { width: number; fill: string; line?: string },
): Promise<string> {
  const outline = await dieCutPath(content, paper.width);
  const line =
    paper.line === undefined ? {} : { stroke: paper.line, 'stroke-width': 7, 'stroke-linejoin': 'round' };
  return path(outline, paper.fill, line) + content;
}
