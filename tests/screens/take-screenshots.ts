import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { browserOptions } from '../support/chromium.ts';
import { logIn } from '../support/log-in.ts';
import { openShop } from '../support/running-shop.ts';
import { closePopupsForToday } from '../support/shop-test.ts';
import { layOutContactSheet, type Photograph } from './contact-sheet.ts';
import { type Screen, screens } from './screens.ts';
import { type ScreenshotSet, screenshotSets, type View } from './screenshot-sets.ts';

// Photographs the screens of the shop: `npm run screens` for people to look at, each of them and all of one width and
// language on a contact sheet; `npm run screens -- readme` and `npm run screens -- manifest` the pictures that are kept
// in the repository. Further words choose screens and views: `npm run screens -- all likes mypage en-360`.

const [setName = 'all', ...chosen] = process.argv.slice(2);
const set = screenshotSets[setName];
if (!set) throw new Error(`Sets: ${Object.keys(screenshotSets).join(', ')}.`);
const folder = resolve(import.meta.dirname, '../..', set.folder);

async function photograph(browser: Browser, screen: Screen, view: View): Promise<Buffer> {
  const context = await browser.newContext({
    locale: view.locale,
    timezoneId: 'Asia/Seoul',
    viewport: view,
    deviceScaleFactor: view.scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: shop.address,
  });
  const page = await context.newPage();
  if (!screen.withPopups) await closePopupsForToday(page);
  if (screen.member) await logIn(page, '/main', screen.member);
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).not.toBeEmpty({ timeout: 60_000 });
  const wholePage = view.wholePage && !screen.open;
  if (wholePage) await showAll(page);
  await screen.open?.(page);
  if (screen.open) await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ fullPage: wholePage });
  await context.close();
  return picture;
}

/** What comes with the first touch and what is loaded where it comes into view, with all pictures. */
async function showAll(page: Page): Promise<void> {
  let state = '';
  await expect(async () => {
    const before = state;
    await page.mouse.move(120, 240 + before.length);
    await page.waitForLoadState('networkidle');
    state = await page.evaluate(() => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      const loading = document.querySelectorAll('main [aria-busy="true"]').length;
      const missing = pictures.filter(({ complete }) => !complete).length;
      return JSON.stringify({ loading, missing, height: document.documentElement.scrollHeight });
    });
    expect(state).toBe(before);
    expect(state).toContain('"loading":0,"missing":0');
  }).toPass({ intervals: [700] });
  await page.evaluate(() => Promise.all(Array.from(document.images, (picture) => picture.decode())));
}

/** Without any chosen of a kind: all of them. */
function chooseByName<Named extends { readonly name: string }>(all: readonly Named[]): readonly Named[] {
  const found = all.filter(({ name }) => chosen.includes(name));
  return found.length > 0 ? found : all;
}

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

async function takeScreenshots({ screens: names, views, hasContactSheets }: ScreenshotSet): Promise<void> {
  const inSet = (await screens(shop)).filter(({ name }) => names?.includes(name) ?? true);
  for (const view of chooseByName(views)) {
    const taken: Photograph[] = [];
    for (const screen of chooseByName(inSet)) {
      const png = await photograph(browser, screen, view);
      taken.push({ name: screen.name, png });
      const file = join(folder, `${screen.name}-${view.name}`);
      if (view.wholePage) await writeFile(`${file}.png`, png);
      else await sharp(png).webp({ quality: 80 }).toFile(`${file}.webp`);
    }
    if (!hasContactSheets) continue;
    await writeFile(join(folder, `contact-sheet-${view.name}.png`), await layOutContactSheet(taken));
  }
}
