import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { chromiumPath } from '../support/chromium.ts';
import { openShop } from '../support/running-shop.ts';
import { screens } from './screens.ts';

// Photographs every screen for people to look at: `npm run screens` writes whole pages to .cache/screens, and
// `npm run screens -- readme` the first views that the README shows.

const root = resolve(import.meta.dirname, '../..');
const forReadme = process.argv.includes('readme');
const folder = join(root, forReadme ? 'docs/screens' : '.cache/screens');
const widths = [360, 390, 1280];
const locales = ['ko', 'en'];

type View = { readonly locale: string; readonly width: number };
const views: readonly View[] = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));

async function photograph(browser: Browser, url: string, { locale, width }: View): Promise<Buffer> {
  const context = await browser.newContext({
    locale,
    timezoneId: 'Asia/Seoul',
    viewport: { width, height: 844 },
    deviceScaleFactor: forReadme && width < 1000 ? 2 : 1,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('kkumim.popup-closed-at', new Date().toISOString());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (!forReadme) await showLazyPictures(page);
  const picture = await page.screenshot({ fullPage: !forReadme });
  await context.close();
  return picture;
}

async function keep(picture: Buffer, name: string): Promise<void> {
  const file = join(folder, name);
  if (forReadme) await sharp(picture).webp({ quality: 80 }).toFile(`${file}.webp`);
  else await writeFile(`${file}.png`, picture);
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
const browser = await chromium.launch({
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
for (const { name, path, inReadme } of await screens(shop.pool)) {
  if (forReadme && !inReadme) continue;
  for (const view of views) {
    await keep(await photograph(browser, shop.address + path, view), `${name}-${view.locale}-${view.width}`);
  }
}
await browser.close();
await shop.end();
process.stdout.write(`The pictures are in ${folder}\n`);
