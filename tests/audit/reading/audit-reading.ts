import { type BrowserContext, chromium, type Page } from 'playwright';
import { needsLogin } from '#src/session/member-area.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { browserOptions } from '../../support/chromium.ts';
import { logIn } from '../../support/log-in.ts';
import { isReady } from '../../support/rendered-page.ts';
import { closePopupsForToday } from '../../support/shop-test.ts';
import type { Report } from '../report.ts';
import { findLosses } from './find-losses.ts';

/** A phone whose browser has its font at 24 or 32 instead of 16 pixels; and a computer's window of 1280 by 1024 pixels, enlarged to 400 %. */
const views = [
  { name: 'font of 24 px', fontSize: 24, viewport: { width: 360, height: 740 } },
  { name: 'font of 32 px', fontSize: 32, viewport: { width: 360, height: 740 } },
  { name: '400 %', fontSize: 16, viewport: { width: 320, height: 256 } },
] as const;

/** For whom small letters are too small: nothing is lost, cut off or beyond the edge on the main screens. */
export async function auditReading(
  report: Report,
  shop: { readonly baseURL: string; readonly addresses: readonly string[] },
): Promise<void> {
  for (const { name, fontSize, viewport } of views) {
    const args = [...browserOptions.args, `--blink-settings=defaultFontSize=${fontSize}`];
    const browser = await chromium.launch({ ...browserOptions, args });
    try {
      const context = await browser.newContext({
        baseURL: shop.baseURL,
        viewport,
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        hasTouch: true,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await closePopupsForToday(context);
      await openAll(report, { context, name, addresses: shop.addresses, withAxe: fontSize === 24 });
      report.check(`${name}: the texts have grown`, (await textSize(context)) === (fontSize * 15) / 16);
    } finally {
      await browser.close();
    }
  }
}

type Visits = {
  readonly context: BrowserContext;
  readonly name: string;
  readonly addresses: readonly string[];
  readonly withAxe: boolean;
};

async function openAll(report: Report, { context, name, addresses, withAxe }: Visits): Promise<void> {
  const page = await context.newPage();
  // Visitors' pages first.
  const sorted = addresses.toSorted((one, other) => Number(needsLogin(one)) - Number(needsLogin(other)));
  let isMember = false;
  for (const address of sorted) {
    if (needsLogin(address) && !isMember) await logIn(page, address);
    else await page.goto(address);
    isMember = needsLogin(address);
    await settled(page);
    await loadWholeLists(page);
    // Once on each device, over everything.
    if (address.startsWith('/custom/'))
      await page.getByRole('button', { name: '시작하기', exact: true }).click();
    const losses = await findLosses(page);
    report.check(`${name}, ${address}: nothing is lost`, losses.length === 0, losses);
    if (!withAxe) continue;
    const barriers = await findAxeViolations(page);
    report.check(`${name}, ${address}: axe`, barriers.length === 0, barriers);
  }
}

async function textSize(context: BrowserContext): Promise<number | undefined> {
  return await context
    .pages()[0]
    ?.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}

async function settled(page: Page): Promise<void> {
  await isReady(page);
  await page.waitForLoadState('networkidle');
  await page.locator('h1, h2, h3').first().waitFor({ state: 'attached' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** A list loads more when its end comes near: its button would be replaced while axe looks at it. */
async function loadWholeLists(page: Page): Promise<void> {
  const end = page.locator('[data-list] > [aria-live]');
  if ((await end.count()) === 0) return;
  await page.waitForFunction(() => {
    const more = document.querySelector('[data-list] > [aria-live] button');
    more?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return !more && !document.querySelector('[data-list][aria-busy="true"]');
  });
  // The tab bar is hidden after a way down and shown after a way up.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() => {
    const bar = document.querySelector('nav[data-hidden]');
    return window.scrollY === 0 && (!bar || bar.getBoundingClientRect().bottom <= window.innerHeight + 1);
  });
}
