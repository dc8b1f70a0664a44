/**
 * Draws the logos of the demo brands: `npm run demo:brands`.
 * The files are kept in the repository; run it again only after changing a drawing.
 */
import { writeFile } from 'node:fs/promises';
import { brandLogos } from './brand-logos.ts';

for (const [key, svg] of Object.entries(brandLogos))
  await writeFile(new URL(`${key}.svg`, import.meta.url), svg());
