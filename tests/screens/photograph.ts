import type { Browser, Page } from 'playwright';
import { expect } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { closePopupsForToday } from '../support/shop-test.ts';
import type { Screen } from './screen.ts';
import type { View } from './screenshot-sets.ts';

/** Opens a screen once, and photographs it in each view: they differ in nothing but their size. */
export async function photograph(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  views: readonly [View, ...View[]],
): Promise<Buffer[]> {
  const [{ locale, scale }] = views;
  const context = await browser.newContext({
    baseURL,
    locale,
    viewport: views[0],
    deviceScaleFactor: scale,
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
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
      await waitForQuiet(page);
      await waitForOpened(page);
      pictures.push(await page.screenshot({ fullPage }));
    }
    return pictures;
  } finally {
    await context.close();
  }
}

/** A payment window asks again and again: it is never quiet. */
const waitForQuiet = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);

/** The pictures of what is open over the page. */
async function waitForOpened(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>('dialog[open] img')).every(
      ({ complete, loading }) => complete || loading === 'lazy',
    ),
  );
}

/** Loads what comes with the first touch and what is loaded where it comes into view, with all pictures. */
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
