/**
 * Draws the graphics of the demo artists into `art/`: `npm run demo:graphics [artist ...]`.
 * The files are kept in the repository; run it again only after changing a drawing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { sheet } from './die-cut.ts';
import { type Box, trimmedBox } from './trim.ts';
import { works } from './works.ts';

const art = new URL('../art/', import.meta.url);
const sizesFile = new URL('sizes.json', art);
const wanted = process.argv.slice(2);
const sizes: Record<string, [width: number, height: number]> = JSON.parse(
  await readFile(sizesFile, 'utf8').catch(() => '{}'),
);

const svg = ({ left, top, width, height }: Box, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;

for (const [artist, drawn] of Object.entries(works)) {
  if (wanted.length > 0 && !wanted.includes(artist)) continue;
  await mkdir(new URL(`${artist}/`, art), { recursive: true });
  for (const [key, draw] of Object.entries(drawn)) {
    const content = await draw();
    const box =
      key === 'profile' ? { left: 0, top: 0, width: sheet, height: sheet } : await trimmedBox(content);
    const file = svg(box, content);
    await writeFile(new URL(`${artist}/${key}.svg`, art), file);
    if (key !== 'profile') sizes[key] = [box.width, box.height];
    if (file.length > 60_000)
      console.warn(`${key}: ${Math.round(file.length / 1000)} kB is much for one graphic`);
  }
}
const sorted = Object.entries(sizes).toSorted(([a], [b]) => (a < b ? -1 : 1));
await writeFile(
  sizesFile,
  `{\n${sorted.map(([key, size]) => `  "${key}": [${size.join(', ')}]`).join(',\n')}\n}\n`,
);
