import type { Page } from 'playwright/test';
import { artistEmail, logIn, logOut, pressLogOut } from '../support/log-in.ts';
import { expect, type Phone, test } from '../support/phone-test.ts';
import { releaseTag } from '../support/release-tag.ts';
import { readStorageKeys } from '../support/stored-session.ts';

test.use({ hasVisited: true, expectedErrors: /Failed to load resource|ERR_|QueryError|Failed to fetch/ });

const memberPages = ['/mypage', '/mypage/like', '/mypage/product/custom-save'];

/** Three tabs in the member’s own area, seen and kept. */
async function openMemberTabs(phone: Phone): Promise<readonly [Page, Page, Page]> {
  const first = await phone.open('about:blank');
  await logIn(first, '/mypage');
  await expect(first.getByRole('link', { name: /저장한 디자인/ })).toBeVisible();
  await phone.waitUntilCached(first);
  const tabs = [first, await phone.tab(), await phone.tab()] as const;
  for (const [place, path] of memberPages.entries()) {
    await tabs[place]?.goto(path, { waitUntil: 'networkidle' });
  }
  await expect.poll(() => databases(first)).toContainEqual(expect.stringMatching(memberDatabase));
  return tabs;
}

/** Anybody’s but the visitor’s. */
const memberDatabase = /^kkumim\.viewer\.(?!00000000-0000-0000-0000-000000000000)/;

const databases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));

const readCachedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return all.flat();
  });

const pictures = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));

async function expectNothingLeft(tabs: readonly Page[], email: string): Promise<void> {
  for (const tab of tabs) {
    await expect(tab).toHaveURL('/main');
    await expect(tab.getByText(email)).toHaveCount(0);
  }
  const [page] = tabs;
  if (!page) return;
  await expect.poll(() => databases(page)).not.toContainEqual(expect.stringMatching(memberDatabase));
  expect(await readStorageKeys(page)).toEqual(['kkumim.popup-closed-at']);
}

for (const [how, isReachable] of [
  ['with the server there', true],
  ['without a server', false],
] as const) {
  test(
    `logging out in one of three tabs, ${how}, leaves nothing of the member`,
    releaseTag(!isReachable),
    async ({ phone, shop }) => {
      const tabs = await openMemberTabs(phone);
      const email = 'shopper@kkumim.test';
      await expect(tabs[0].getByText(email)).toBeVisible();
      const designs = await pictures(tabs[2]);
      expect(designs.length).toBeGreaterThan(0);
      if (!isReachable) await shop.disconnect();
      await pressLogOut(tabs[0]);
      await expectNothingLeft(tabs, email);
      // The main page, where all tabs are now, may show some of them to anybody.
      const open = (await Promise.all(tabs.map(pictures))).flat();
      const kept = await readCachedUrls(tabs[0]);
      expect(designs.filter((url) => kept.includes(url) && !open.includes(url))).toEqual([]);
      await shop.reconnect();
      // Waits until everything that was under way in the other tabs has ended.
      for (const tab of tabs) await tab.reload({ waitUntil: 'networkidle' });
      await expectNothingLeft(tabs, email);
    },
  );
}

test('going back after logging out shows nothing of the member', { tag: '@release' }, async ({ phone }) => {
  const page = await phone.open('about:blank');
  await logIn(page, '/mypage');
  await expect(page.getByText('shopper@kkumim.test')).toBeVisible();
  await page.goto('/mypage/like');
  await logOut(page);
  await page.goBack();
  await expect(page).toHaveURL('/main');
  await expect(page.getByText('shopper@kkumim.test')).toHaveCount(0);
});

test('text that a member has typed is not there for whoever logs in next', async ({ phone }) => {
  const page = await phone.open('about:blank');
  const title = page.getByLabel('제목');
  await logIn(page, '/mypage/oneonone/new');
  await title.fill('두 번 결제됐어요');
  await page.reload();
  await expect(title).toHaveValue('두 번 결제됐어요');
  await logOut(page);
  await logIn(page, '/mypage/oneonone/new', artistEmail);
  await expect(title).toHaveValue('');
});

test('a page that comes back from the back-forward cache after that is opened anew', {
  tag: '@release',
}, async ({ phone }) => {
  const page = await phone.open('about:blank');
  await logIn(page, '/mypage');
  await expect(page.getByText('shopper@kkumim.test')).toBeVisible();
  const opened = page.waitForEvent('load');
  await page.evaluate(() => {
    // A page in the back/forward cache receives no events of other tabs.
    for (const key of ['auth-info', 'access-token', 'abilities']) localStorage.removeItem(`kkumim.${key}`);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await opened;
  await expect(page).toHaveURL('/main');
  await expect(page.getByText('shopper@kkumim.test')).toHaveCount(0);
});

test.describe('with the server there', () => {
  test.use({ expectedErrors: /^$/ });

  test('another tab forgets what the member searched for', { tag: '@release' }, async ({ phone }) => {
    const page = await phone.open('/main');
    await logIn(page, '/main');
    const other = await phone.tab();
    await other.goto('/search?keyword=커피');
    await expect(other.getByRole('navigation', { name: '검색 결과 종류' })).toBeVisible();
    const menu = other.getByRole('dialog', { name: '메뉴' });
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await pressLogOut(page);
    await other.getByRole('button', { name: '메뉴 열기' }).click();
    await expect(menu.getByRole('link', { name: '로그인' })).toBeVisible();
    await other.keyboard.press('Escape');
    await other.getByRole('button', { name: '검색 열기' }).click();
    const panel = other.getByRole('dialog', { name: '검색' });
    await expect(panel.getByRole('link', { name: '고양이', exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: /지우기$/ })).toHaveCount(0);
  });
});
