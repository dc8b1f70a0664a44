/**
 * Draws the shop's logo and its icons into `public/`: `npm run icons`.
 * The files are kept in the repository; run it again only after changing a drawing.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectFolder } from '../scripts/run-command.ts';
import { appIcons } from './app-icons.ts';
import { toIco } from './ico.ts';
import { logos } from './logos.ts';

const folder = join(projectFolder, 'public');
await mkdir(join(folder, 'icons'), { recursive: true });

for (const [name, drawing] of Object.entries(logos)) await writeFile(join(folder, `${name}.svg`), drawing);

// For what asks for no other: readers of feeds, bookmarks, old browsers. SVG is what browsers of today take.
const favicon = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await toPng(logos.favicon, size) })),
);
await writeFile(join(folder, 'favicon.ico'), toIco(favicon));

for (const { name, sizes, drawing } of appIcons) {
  for (const size of sizes) {
    await writeFile(join(folder, `icons/${name}-${size}.png`), await toPng(drawing, size));
  }
}

function toPng(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing))
    .resize(size, size)
    .png({ palette: true, colors: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
