/**
 * Draws the sides of the demo products into files: `npm run demo:art [product ...]`.
 * The files are kept in the repository; run it again only after changing a drawing.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawings } from './drawings/drawings.ts';
import { drawSide } from './rendering/draw.ts';

const here = fileURLToPath(new URL('./', import.meta.url));
const wanted = process.argv.slice(2);

for (const [product, sides] of Object.entries(drawings)) {
  if (wanted.length > 0 && !wanted.includes(product)) continue;
  for (const [side, drawing] of Object.entries(sides)) {
    const folder = `${here}${product}/${side}`;
    const { mask, overlay, foreground } = await drawSide(drawing);
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/mask.webp`, mask);
    await writeFile(`${folder}/overlay.avif`, overlay);
    if (foreground) await writeFile(`${folder}/foreground.webp`, foreground);
    const kilobytes = [mask, overlay, foreground].map((file) => ((file?.length ?? 0) / 1000).toFixed(1));
    console.log(`${product} ${side}: ${kilobytes.join(' + ')} kB`);
  }
}
