import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { browserOptions } from '../support/chromium.ts';
import { logIn } from '../support/log-in.ts';
import { openShop } from '../support/running-shop.ts';
import { closePopupsForToday } from '../support/shop-test.ts';
import { layOutContactSheets, type Photograph } from './contact-sheet.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { type ScreenshotSet, screenshotSets, type View } from './screenshot-sets.ts';

// Photographs the screens of the shop: `npm run screens` for people to look at, each of them and all of one width and
// language on a contact sheet; `npm run screens -- readme` and `npm run screens -- manifest` the pictures that are kept
// in the repository. Further words choose screens and views: `npm run screens -- all likes mypage en-360`.

const [setName = 'all', ...chosen] = process.argv.slice(2);
const set = screenshotSets[setName];
if (!set) throw new Error(`Sets: ${Object.keys(screenshotSets).join(', ')}.`);
const folder = resolve(import.meta.dirname, '../..', set.folder);

/** Opened once, and photographed at each width. The views differ in nothing else. */
async function photograph(browser: Browser, screen: Screen, views: readonly View[]): Promise<Buffer[]> {
  const [first] = views;
  if (!first) return [];
  const context = await browser.newContext({
    locale: first.locale,
    timezoneId: 'Asia/Seoul',
    viewport: first,
    deviceScaleFactor: first.scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: shop.address,
  });
  const page = await context.newPage();
  if (!screen.withPopups) await closePopupsForToday(page);
  if (screen.member) await logIn(page, '/main', screen.member);
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).not.toBeEmpty({ timeout: 60_000 });
  await screen.open?.(page);
  await screen.act?.(page);
  const pictures: Buffer[] = [];
  for (const view of views) {
    const fullPage = view.wholePage && !screen.open;
    await page.setViewportSize(view);
    if (fullPage) await showAll(page);
    await page.waitForLoadState('networkidle');
    await waitForOpened(page);
    pictures.push(await page.screenshot({ fullPage }));
  }
  await context.close();
  return pictures;
}

async function waitForOpened(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>('dialog[open] img')).every(
      ({ complete, loading }) => complete || loading === 'lazy',
    ),
  );
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

/** Views that one load of a page serves. */
function alike({ locale, scale, wholePage }: View): string {
  return [locale, scale, wholePage].join();
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
  const taken: { view: View; photograph: Photograph }[] = [];
  for (const group of Map.groupBy(chooseByName(views), alike).values()) {
    for (const screen of chooseByName(inSet)) {
      const pictures = await photograph(browser, screen, group).catch((error: unknown) => {
        console.error(`The screen ${screen.name} cannot be photographed.`, String(error).slice(0, 400));
        process.exitCode = 1;
        return [];
      });
      for (const [at, view] of group.entries()) {
        const png = pictures[at];
        if (!png) continue;
        taken.push({ view, photograph: { name: screen.name, png } });
        await keep(png, `${screen.name}-${view.name}`, view);
      }
    }
  }
  if (!hasContactSheets) return;
  for (const [view, photographs] of Map.groupBy(taken, (one) => one.view)) {
    const sheets = await layOutContactSheets(photographs.map((one) => one.photograph));
    for (const [at, sheet] of sheets.entries())
      await writeFile(join(folder, `contact-sheet-${view.name}-${at + 1}.png`), sheet);
  }
}

async function keep(png: Buffer, name: string, { wholePage }: View): Promise<void> {
  const file = join(folder, name);
  if (wholePage) await writeFile(`${file}.png`, png);
  else await sharp(png).webp({ quality: 80 }).toFile(`${file}.webp`);
}
