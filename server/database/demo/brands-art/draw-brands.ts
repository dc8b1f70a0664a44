/**
 * Draws the logos of the demo brands and the shop's own signs: `npm run demo:brands`.
 * The files are kept in the repository; run it again only after changing a drawing.
 */
import { writeFile } from 'node:fs/promises';
import { brandLogos } from './brand-logos.ts';
import { shopSigns } from './shop-signs.ts';

for (const [key, svg] of Object.entries(brandLogos))
  await writeFile(new URL(`${key}.svg`, import.meta.url), svg());
for (const [name, svg] of Object.entries(shopSigns))
  await writeFile(new URL(`../../../../public/${name}.svg`, import.meta.url), svg());
