import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { browserOptions } from '../support/chromium.ts';
import { openShop } from '../support/running-shop.ts';
import { albums, type View } from './albums.ts';
import { screens } from './screens.ts';

// Photographs the screens of the shop: `npm run screens` for people to look at, `npm run screens -- readme` and
// `npm run screens -- manifest` the pictures that are kept in the repository.

const album = albums[process.argv[2] ?? 'all'];
if (!album) throw new Error(`Albums: ${Object.keys(albums).join(', ')}.`);
const folder = resolve(import.meta.dirname, '../..', album.folder);

async function photograph(browser: Browser, url: string, view: View): Promise<Buffer> {
  const context = await browser.newContext({
    locale: view.locale,
    timezoneId: 'Asia/Seoul',
    viewport: view,
    deviceScaleFactor: view.scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('kkumim.popup-closed-at', new Date().toISOString());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (view.wholePage) await showLazyPictures(page);
  const picture = await page.screenshot({ fullPage: view.wholePage });
  await context.close();
  return picture;
}

async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const shop = await openShop(3410);
const browser = await chromium.launch(browserOptions);
for (const { name, path } of await screens(shop.pool)) {
  if (album.screens && !album.screens.includes(name)) continue;
  for (const view of album.views) {
    const picture = sharp(await photograph(browser, shop.address + path, view));
    const file = join(folder, `${name}-${view.name}`);
    await (view.wholePage
      ? picture.toFile(`${file}.png`)
      : picture.webp({ quality: 80 }).toFile(`${file}.webp`));
  }
}
await browser.close();
await shop.end();
process.stdout.write(`The pictures are in ${folder}\n`);
