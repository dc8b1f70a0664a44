/**
 * Draws the bitmaps of the shop's signs into `public/`: `npm run icons`.
 * The sources are SVG files: the logos in `public/`, and the icons of which nobody asks the SVG beside this script.
 * The bitmaps are kept in the repository; run it again only after changing a drawing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectFolder } from '../scripts/run-command.ts';
import { toIco } from './ico.ts';

/** The icons that a system shows of the installed shop, by their names below `public/icons/`, without a size. */
const appIcons = [
  { name: 'icon', sizes: [192, 512], source: 'public/favicon.svg' },
  // Fills the square; the sepals keep to the circle of 80 % that every mask leaves.
  { name: 'maskable', sizes: [192, 512], source: 'public/icon.svg' },
  // The system gives the color, and only the shape counts: the sepals are cut out of the fruit.
  { name: 'monochrome', sizes: [96, 512], source: 'tools/icons/monochrome.svg' },
  { name: 'apple-touch', sizes: [180], source: 'tools/icons/apple-touch.svg' },
  // Shortcuts of the manifest: glyphs of Lucide on the fruit.
  { name: 'search', sizes: [96], source: 'tools/icons/search.svg' },
  { name: 'likes', sizes: [96], source: 'tools/icons/likes.svg' },
  { name: 'designs', sizes: [96], source: 'tools/icons/designs.svg' },
  { name: 'events', sizes: [96], source: 'tools/icons/events.svg' },
];

// For what asks for no other: readers of feeds, bookmarks, old browsers. SVG is what browsers of today take.
const favicon = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await toPng('public/favicon.svg', size) })),
);
await writeFile(join(projectFolder, 'public/favicon.ico'), toIco(favicon));

for (const { name, sizes, source } of appIcons) {
  for (const size of sizes)
    await writeFile(join(projectFolder, `public/icons/${name}-${size}.png`), await toPng(source, size));
}

async function toPng(source: string, size: number): Promise<Buffer> {
  return sharp(await readFile(join(projectFolder, source)))
    .resize(size, size)
    .png({ palette: true, colors: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
