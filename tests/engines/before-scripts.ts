import { expect, test } from 'vitest';
import { until } from './screen.ts';
import type { VisitedShop } from './visited-shop.ts';

/** The menu and the search of the first answer, which open without the application; Chromium 111 knows no popovers. */
export function describeFirstAnswer(visit: VisitedShop): void {
  test('the menu and the search open before the application is there', async () => {
    const { page, ...screen } = visit.screen;
    await screen.open('/main');
    await page.run(showFirstAnswer);
    expect(await page.run(() => 'shop' in document.documentElement.dataset)).toBe(false);
    await screen.pressElement('#root [popovertarget="early-side-bar"]');
    await screen.find('쿠폰');
    await page.press('Escape');
    await until('the menu is closed', () => page.run(isClosed));
    await screen.pressElement('#root [popovertarget="early-search"]');
    await screen.find('검색어');
    await page.type('cat');
    await page.press('Enter');
    await screen.isAt('/search?keyword=cat');
    await screen.isReady();
  });
}

/** By a visitor, who is asked to log in once the application is there. */
export function describeEarlyLike(visit: VisitedShop): void {
  test('a like that is pressed before the application is there leads to its question', async () => {
    const { page, ...screen } = visit.screen;
    // A document of the shop in which no script has run.
    await page.load(`${visit.shop.address}/old-browser.js`);
    await page.run(showProducts);
    await screen.pressElement('main button[aria-pressed="false"]');
    await until('the like shows', () => page.run(countPressed));
    expect(await page.run(() => 'shop' in document.documentElement.dataset)).toBe(false);
    await page.run(startApplication);
    await screen.press('취소');
    await until('no like is left', async () => (await page.run(countPressed)) === 0);
  });
}

/** Runs in the page: the list of products, whose application waits for `startApplication`. */
async function showProducts(): Promise<void> {
  const html = await (await fetch('/product', { headers: { accept: 'text/html' } })).text();
  history.replaceState(null, '', '/product');
  document.open();
  document.write(html.replace('<script data-app=', '<script type="text/plain" data-app='));
  document.close();
}

/** Runs in the page. */
function startApplication(): void {
  const waiting = document.querySelector('script[data-app]');
  const script = document.createElement('script');
  Object.assign(script.dataset, (waiting as HTMLElement).dataset);
  script.textContent = waiting?.textContent ?? '';
  waiting?.replaceWith(script);
}

const countPressed = (): number => document.querySelectorAll('main button[aria-pressed="true"]').length;

/** Runs in the page: its first answer again, without the script that starts the application. */
async function showFirstAnswer(): Promise<void> {
  const html = await (await fetch('/main', { headers: { accept: 'text/html' } })).text();
  document.documentElement.removeAttribute('data-shop');
  document.open();
  document.write(html.replace(/<script data-app=.*?<\/script>/s, ''));
  document.close();
}

const isClosed = (): boolean =>
  [...document.querySelectorAll('dialog')].every((dialog) => dialog.getClientRects().length === 0);
