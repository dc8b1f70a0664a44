import type { Page } from 'playwright/test';
import { needsLogin } from '#src/session/member-area.ts';
import { routePatterns } from '../support/addresses.ts';
import { logIn } from '../support/log-in.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { isReady } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';

/** The screens that a shopper must reach by links alone. */
const finished = `/main /maindetail /category /search /product /product/$id /brand/$id /plan/$id /artist/$name
  /artist/$name/graphic/$graphicId /event /event/$id /banner/list /banner/$id /review/list /review/$id /influencer/$id
  /influencer/$id/$feedId /terms /mypage /mypage/notice /mypage/faq /mypage/about-us /mypage/like
  /mypage/follow /mypage/notification /mypage/order /mypage/product/custom-save /custom/$productId /mypage/profile /mypage/withdrawal
  /mypage/qna /mypage/address /mypage/oneonone /mypage/oneonone/new /mypage/coupon /mypage/point
  /mypage/review`.split(/\s+/);

const withoutEnd = (path: string) => path.replace(/(.)\/$/, '$1');

/** Finds the route of a path as the router does: fixed parts before variable ones. */
async function createResolver(): Promise<(path: string) => string> {
  const variables = (pattern: string) => pattern.split('$').length;
  const patterns = (await routePatterns()).map(withoutEnd).toSorted((a, b) => variables(a) - variables(b));
  const routes = patterns
    .filter((pattern) => pattern !== '/$')
    .map((pattern) => ({ pattern, expression: new RegExp(`^${pattern.replace(/\$\w+/g, '[^/]+')}$`) }));
  return (path) => routes.find(({ expression }) => expression.test(withoutEnd(path)))?.pattern ?? '/$';
}

/** The addresses below this shop that the open page links to, with what comes after the first touch. */
async function collectLinks(page: Page): Promise<readonly string[]> {
  let before = -1;
  await page.mouse.move(120, 240);
  const isComplete = async () => {
    const { links, busy } = await page.evaluate(() => ({
      links: document.links.length,
      busy: document.querySelectorAll('main [aria-busy="true"]').length,
    }));
    const isUnchanged = links === before && busy === 0;
    before = links;
    return isUnchanged;
  };
  await expect.poll(isComplete, { intervals: [300] }).toBe(true);
  return page.evaluate(() => {
    const own = Array.from(document.links).filter(({ origin }) => origin === location.origin);
    return own.map(({ pathname, search }) => pathname + search);
  });
}

type Found = {
  /** By the route’s pattern, the first address that a link leads to. */
  readonly routes: ReadonlyMap<string, string>;
  readonly addresses: ReadonlySet<string>;
};

/** Follows the first link to each route, from the main page and its menu on. `checkPage` is called with each page open. */
async function followLinks(
  page: Page,
  checkPage: (pattern: string, address: string) => Promise<void>,
): Promise<Found> {
  const resolve = await createResolver();
  const routes = new Map([['/main', '/main']]);
  const addresses = new Set<string>();
  const addAll = (links: readonly string[]) => {
    for (const link of links) {
      const path = link.replace(/\?.*/, '');
      if (/^\/(cdn|api|login)(\/|$)/.test(path)) continue;
      addresses.add(link);
      if (!routes.has(resolve(path))) routes.set(resolve(path), link);
    }
  };
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
  addAll(await collectLinks(page));
  await page.keyboard.press('Escape');
  for (const [pattern, address] of routes) {
    if (pattern !== '/main') await navigateClientSide(page, address);
    await checkPage(pattern, address);
    addAll(await collectLinks(page));
  }
  return { routes, addresses };
}

test('from the main page links lead to every screen, and nowhere else', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  await logIn(page, '/main');
  await isReady(page);
  const { routes, addresses } = await followLinks(page, async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
  expect(finished.filter((pattern) => !routes.has(pattern))).toEqual([]);
  expect(routes.get('/$')).toBeUndefined();
  const dead: string[] = [];
  for (const address of [...addresses].filter((address) => !needsLogin(address))) {
    const { status } = await fetch(shop.address + address, { method: 'HEAD', redirect: 'manual' });
    if (status >= 400) dead.push(`${address}: ${status}`);
  }
  expect(addresses.size).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});
