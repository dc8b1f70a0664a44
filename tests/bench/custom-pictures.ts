import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CustomSide } from '#server/catalogue/customs/custom-side.ts';
import { renderMockup } from '#server/catalogue/customs/render-mockup.ts';
import { renderPrint } from '#server/catalogue/customs/render-print.ts';
import { artworkBox } from '#src/shared/artwork.ts';
import { printRatio, printTiming, timeInterleaved } from './timing.ts';

// The picture of a decorated T-shirt with five graphics, beside sharp that only lays the same graphics on the same files; and
// the print file of its front.

const mockups = join(import.meta.dirname, '../../demo/mockups/tee/front');
const art = join(import.meta.dirname, '../../demo/graphics/mallang');
const [mask, overlay, foreground] = await Promise.all(
  ['mask.webp', 'overlay.avif', 'foreground.webp'].map((name) => readFile(join(mockups, name))),
);
if (!mask || !overlay || !foreground) throw new Error('The mock-up is not complete.');

const size = 2_000;
const area = { x: 316, y: 260, width: 368, height: 490, widthMm: 300 };
const names = (await readdir(art)).filter((name) => name.endsWith('.svg')).slice(0, 5);
const graphics = new Map<string, Buffer>();
for (const name of names)
  graphics.set(name, await sharp(join(art, name)).resize(1_024).webp({ quality: 90 }).toBuffer());
const layers: (CustomSide['layers'][number]['box'] & { graphic: string })[] = names.map((graphic, at) => ({
  graphic,
  x: area.x + at * 40,
  y: area.y + at * 80,
  width: 180,
  height: 180,
}));

let bytes = 0;
let pixels = '';
const print = async () => {
  const file = await renderPrint({ kind: 'print', area, layers, graphics, dpi: 300 });
  const { width, height } = await sharp(file).metadata();
  bytes = file.length;
  pixels = `${width} x ${height}`;
};
// First of all, because the peak of memory is that of the whole process.
const before = process.memoryUsage().rss;
const [printed] = await timeInterleaved({ concurrency: 1, count: 5 }, [print]);
console.log(`\nThe print file of its front`);
if (printed) printTiming(`print file at 300 dpi, ${pixels}`, printed);
const grown = (process.resourceUsage().maxRSS / 1024 - before / 2 ** 20).toFixed(0);
console.log(`print file: ${(bytes / 2 ** 20).toFixed(1)} MB; memory at most ${grown} MB more than before`);

const side = { area, mask, overlay, foreground, uv: null };
const ours = () => renderMockup({ kind: 'mockup', side, color: '#2d4a3e', layers, graphics, size });

const color = { width: size, height: size, channels: 3, background: '#2d4a3e' } as const;
const whole = (file: Buffer) => sharp(file).resize(size, size).png({ compressionLevel: 0 }).toBuffer();
const plainSharp = async () => {
  const artwork = layers.map(async ({ graphic, ...box }) => {
    const { x, y, width } = artworkBox(box, { x: 0, y: 0, width: 0, height: 0 }, size / 1_000);
    const input = await sharp(graphics.get(graphic)).resize(Math.round(width), Math.round(width)).toBuffer();
    return { input, left: Math.round(x), top: Math.round(y) };
  });
  const covers = [overlay, foreground].map(async (file) => ({ input: await whole(file) }));
  await sharp({ create: color })
    .composite(await Promise.all([...artwork, ...covers]))
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
};

console.log(`\nA mock-up of ${size} px with ${layers.length} graphics, one at a time`);
const [drawn, plain] = await timeInterleaved({ concurrency: 1, count: 20 }, [ours, plainSharp]);
if (drawn && plain) {
  printTiming('sharp: graphics, overlay and foreground laid on', plain);
  printTiming('ours: with mask, shade, folds', drawn);
  printRatio(drawn, plain);
}
