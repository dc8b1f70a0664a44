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
