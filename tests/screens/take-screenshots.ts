import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { browserOptions } from '../support/chromium.ts';
import { logIn } from '../support/log-in.ts';
import { openShop } from '../support/running-shop.ts';
import { type Screen, screens } from './screens.ts';
import { screenshotSets, type View } from './screenshot-sets.ts';

// Photographs the screens of the shop: `npm run screens` for people to look at, `npm run screens -- readme` and
// `npm run screens -- manifest` the pictures that are kept in the repository.

const set = screenshotSets[process.argv[2] ?? 'all'];
if (!set) throw new Error(`Albums: ${Object.keys(screenshotSets).join(', ')}.`);
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
  await page.addInitScript(() => {
    localStorage.setItem('kkumim.popup-closed-at', new Date().toISOString());
  });
  if (screen.membersOnly) await logIn(page, '/main');
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  if (view.wholePage) await showAll(page);
  const picture = await page.screenshot({ fullPage: view.wholePage });
  await context.close();
  return picture;
}

/** What comes with the first touch and what is loaded where it comes into view, on a page that has come to rest. */
async function showAll(page: Page): Promise<void> {
  await page.mouse.move(120, 240);
  let height = 0;
  await expect(async () => {
    const before = height;
    height = await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
      return document.documentElement.scrollHeight;
    });
    expect(height).toBe(before);
  }).toPass({ intervals: [500] });
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const shop = await openShop(Number(process.env.TEST_PORT ?? 3410));
const browser = await chromium.launch(browserOptions);
for (const screen of await screens(shop.pool)) {
  if (set.screens && !set.screens.includes(screen.name)) continue;
  for (const view of set.views) {
    const picture = sharp(await photograph(browser, screen, view));
    const file = join(folder, `${screen.name}-${view.name}`);
    await (view.wholePage
      ? picture.toFile(`${file}.png`)
      : picture.webp({ quality: 80 }).toFile(`${file}.webp`));
  }
}
await browser.close();
await shop.end();
process.stdout.write(`The pictures are in ${folder}\n`);
