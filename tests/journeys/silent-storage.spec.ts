import type { Page } from 'playwright/test';
import { needsLogin } from '#src/session/member-area.ts';
import { addressesToWalk } from '../support/addresses.ts';
import { findFaults } from '../support/find-faults.ts';
import { submitLogin } from '../support/log-in.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { isReady } from '../support/rendered-page.ts';
import { readShopFacts, type ShopFacts } from '../support/shop-facts.ts';
import { expect, test } from '../support/shop-test.ts';

const start = '/terms';

const notice = (page: Page) => page.getByText('이 브라우저가 사이트 데이터를 막고 있어서');

/** Walks through all screens without a page load, logging in on the way. A rejection that nobody handles fails a test. */
async function openEveryScreen(page: Page, facts: ShopFacts, isBlocked: boolean): Promise<void> {
  const { addresses, byName } = await addressesToWalk(facts, start);
  await page.goto(start);
  await isReady(page);
  const forAll = addresses.filter((address) => !needsLogin(address));
  expect(await findFaults(page, forAll, byName)).toEqual([]);
  await navigateClientSide(page, `/login?return=${start}`);
  await expect(notice(page)).toBeVisible({ visible: isBlocked });
  await submitLogin(page);
  await expect(page).toHaveURL(start);
  expect(await findFaults(page, addresses.filter(needsLogin), byName)).toEqual([]);
  // The strip is always there, and hidden while the shop is online.
  await expect(page.getByText('오프라인이에요. 저장된 화면을 보여드려요.')).toBeHidden();
}

test('where the browser never answers what is stored, a link opens its page all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/product');
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
});

test('where no transaction ever ends, every screen opens all the same', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const silence = () => new EventTarget() as IDBRequest<never>;
    Object.assign(IDBObjectStore.prototype, { get: silence, getAll: silence, put: silence });
  });
  await openEveryScreen(page, await readShopFacts(shop.pool), false);
});

test.describe(() => {
  // Popups are closed by a value in a storage that this page does not have.
  test.use({ popupsClosed: false });

  test('where site data is blocked, every screen opens, and the login says what it will not keep', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      const blocked = { configurable: true, get: refuse };
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, blocked);
      for (const name of ['serviceWorker', 'locks']) Object.defineProperty(navigator, name, blocked);
      window.BroadcastChannel = class {
        constructor() {
          refuse();
        }
      } as never;
    });
    await openEveryScreen(page, await readShopFacts(shop.pool), true);
  });
});
