import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserOptions } from '../support/chromium.ts';
import { openShop } from '../support/running-shop.ts';
import { layOutContactSheets } from './contact-sheet.ts';
import { photograph } from './photograph.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { type ScreenshotSet, screenshotSets, type View } from './screenshot-sets.ts';
import { layOutStrip } from './strip.ts';

// Photographs the screens of the shop: `npm run screens` for people to look at, each of them and all of one width and
// language on contact sheets; `npm run screens -- readme` and `npm run screens -- manifest` the pictures that are kept
// in the repository. Further words choose screens and views: `npm run screens -- all likes mypage en-360`.

type Taken = { readonly screen: string; readonly view: View; readonly png: Buffer };

const [setName = 'all', ...chosen] = process.argv.slice(2);
const set = screenshotSets[setName];
if (!set) throw new Error(`Sets: ${Object.keys(screenshotSets).join(', ')}.`);
const folder = resolve(import.meta.dirname, '../..', set.folder);

if (chosen.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const shop = await openShop(Number(process.env.TEST_PORT ?? 3410), 'screens');
const browser = await chromium.launch(browserOptions);
try {
  await takeScreenshots(set);
} finally {
  await browser.close();
  await shop.end();
}
process.stdout.write(`The pictures are in ${folder}\n`);

async function takeScreenshots(wanted: ScreenshotSet): Promise<void> {
  const all = chooseByName(await screens(shop));
  const taken: Taken[] = [];
  for (const [view, ...others] of Map.groupBy(chooseByName(wanted.views), alike).values()) {
    if (!view) continue;
    for (const screen of all.filter(({ name }) => isIn(wanted, name, view))) {
      const pictures = await takePictures(screen, [view, ...others]);
      if (!wanted.strips) await Promise.all(pictures.map(keepPicture));
      taken.push(...pictures);
    }
  }
  if (wanted.strips) return keepStrips(wanted.strips, taken);
  if (wanted.hasContactSheets) await keepContactSheets(taken);
}

/** Views that one load of a page serves. */
function alike({ locale, scale, wholePage }: View): string {
  return [locale, scale, wholePage].join();
}

/** Without any chosen of a kind: all of them. */
function chooseByName<Named extends { readonly name: string }>(all: readonly Named[]): readonly Named[] {
  const found = all.filter(({ name }) => chosen.includes(name));
  return found.length > 0 ? found : all;
}

function isIn({ screens: names, strips }: ScreenshotSet, name: string, view: View): boolean {
  if (strips) return strips.some((strip) => strip.view === view.name && strip.screens.includes(name));
  return names?.includes(name) ?? true;
}

/** One that cannot be photographed is named, and the others are. */
async function takePictures(screen: Screen, views: readonly [View, ...View[]]): Promise<Taken[]> {
  try {
    const pictures = await photograph(browser, shop.address, screen, views);
    return views.flatMap((view, at) => {
      const png = pictures[at];
      return png ? [{ screen: screen.name, view, png }] : [];
    });
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${screen.name} cannot be photographed: ${String(error).slice(0, 400)}\n`);
    return [];
  }
}

async function keepPicture({ screen, view, png }: Taken): Promise<void> {
  const file = join(folder, `${screen}-${view.name}`);
  if (view.wholePage) await writeFile(`${file}.png`, png);
  else await sharp(png).webp({ quality: 80 }).toFile(`${file}.webp`);
}

async function keepStrips(strips: NonNullable<ScreenshotSet['strips']>, taken: readonly Taken[]) {
  for (const { name, view, screens: names } of strips) {
    const found = names.map((one) => taken.find((it) => it.screen === one && it.view.name === view));
    const pictures = found.flatMap((one) => (one ? [one.png] : []));
    if (pictures.length === names.length)
      await writeFile(join(folder, `${name}-${view}.webp`), await layOutStrip(pictures));
  }
}

async function keepContactSheets(taken: readonly Taken[]): Promise<void> {
  for (const [{ name }, ofView] of Map.groupBy(taken, ({ view }) => view)) {
    const sheets = await layOutContactSheets(ofView.map(({ screen, png }) => ({ name: screen, png })));
    for (const [at, sheet] of sheets.entries())
      await writeFile(join(folder, `contact-sheet-${name}-${at + 1}.png`), sheet);
  }
}
