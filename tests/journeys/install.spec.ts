import type { BrowserContext, Page } from 'playwright/test';
import { installClock } from '../support/install-clock.ts';
import { logIn } from '../support/log-in.ts';
import { openFromTabBar } from '../support/open-from-tab-bar.ts';
import { releaseTag } from '../support/release-tag.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';

const day = 24 * 60 * 60_000;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

type Outcome = 'accepted' | 'dismissed';

/** Plays the browser's offer to install on every page; the real question would end a browser without a screen. */
async function offerInstall(context: BrowserContext, outcome: Outcome = 'accepted'): Promise<void> {
  await context.addInitScript((answer) => {
    window.addEventListener('load', () => {
      const prompt = async () => {
        document.documentElement.dataset.prompts = String(
          Number(document.documentElement.dataset.prompts ?? 0) + 1,
        );
      };
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(
        Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: answer }) }),
      );
    });
  }, outcome);
}

const card = (page: Page) => page.getByRole('region', { name: '꾸밈을 홈 화면에 추가해 보세요' });

/** Comes to the shop, as somebody who was here `before` (milliseconds) the last time, and stays for a while. */
async function visitAgain(page: Page, before: number): Promise<void> {
  await page.clock.fastForward(before);
  await open(page);
  await waitUntilPromptAllowed(page);
}

async function open(page: Page, path = '/category'): Promise<void> {
  await page.goto(path);
  // A part that is not loaded yet would miss the jump of the clock.
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Lets the first seconds pass one by one: a database that has no time to answer is taken for one that never does. */
async function waitUntilPromptAllowed(page: Page): Promise<void> {
  for (let second = 0; second < 15; second += 1) await page.clock.runFor(1_000);
}

/** Waits until the answer is stored: if the clock jumped before, the database would be taken for one that never answers. */
async function waitUntilDeclined(page: Page): Promise<void> {
  const readAnswer = () =>
    page.evaluate(
      () =>
        new Promise<unknown>((resolve, reject) => {
          const opening = indexedDB.open('kkumim.device');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const { result: database } = opening;
            const answer = database
              .transaction('remembered')
              .objectStore('remembered')
              .get('installDeclinedAt');
            answer.onerror = () => reject(answer.error);
            answer.onsuccess = () => {
              database.close();
              resolve(answer.result);
            };
          };
        }),
    );
  await expect.poll(readAnswer).toEqual(expect.any(Number));
}

const installEvents = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string; outcome?: string }[] }).dataLayer ?? [])
      .filter(({ event }) => event?.includes('install'))
      .map(({ event, outcome }) => [event, outcome].filter(Boolean).join(' ')),
  );

// A request that is under way when the clock jumps by a day is taken for one that is never answered.
test.use({ expectedErrors: /signal is aborted/ });

test.beforeEach(async ({ page }) => {
  await installClock(page);
  // The popups stay closed for all the days that pass here.
  await page.addInitScript(() => localStorage.setItem('kkumim.popup-closed-at', '2030-01-01T00:00:00Z'));
});

test.describe('somebody who comes for the second time', () => {
  test.beforeEach(async ({ page, context }) => {
    await offerInstall(context);
    await open(page);
    await waitUntilPromptAllowed(page);
    await expect(card(page)).toHaveCount(0);
  });

  test('is told that the shop can be installed, but not in the first seconds', async ({ page }) => {
    await page.clock.fastForward(day);
    await open(page);
    await page.clock.runFor(1_000);
    await expect(card(page)).toHaveCount(0);
    await waitUntilPromptAllowed(page);
    await expect(card(page)).toBeVisible();
    await expectAccessible(page);
    await card(page).getByRole('button', { name: '설치하기' }).click();
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-prompts', '1');
    await expect.poll(() => installEvents(page)).toEqual(['install_invitation', 'install_answer accepted']);
  });

  test('says no, and is left alone for two weeks', { tag: '@release' }, async ({ page }) => {
    await visitAgain(page, day);
    await card(page).getByRole('button', { name: '나중에 할게요' }).click();
    await expect(card(page)).toHaveCount(0);
    await waitUntilDeclined(page);
    await visitAgain(page, 13 * day);
    await expect(card(page)).toHaveCount(0);
    await visitAgain(page, day);
    await expect(card(page)).toBeVisible();
  });

  test('is not disturbed on a page with a form, and not again on this visit after going on', {
    tag: '@release',
  }, async ({ page }) => {
    await page.clock.fastForward(day);
    await open(page, '/login');
    await waitUntilPromptAllowed(page);
    await expect(card(page)).toHaveCount(0);
    await openFromTabBar(page, '카테고리');
    await expect(page).toHaveTitle(/^카테고리/);
    await waitUntilPromptAllowed(page);
    await expect(card(page)).toBeVisible();
    await openFromTabBar(page, '이벤트');
    await expect(page).toHaveTitle(/^이벤트/);
    await expect(card(page)).toHaveCount(0);
    await waitUntilPromptAllowed(page);
    await expect(card(page)).toHaveCount(0);
  });
});

test('a "no" to the browser’s own question is a no as well', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await offerInstall(context, 'dismissed');
  await open(page);
  await visitAgain(page, day);
  await card(page).getByRole('button', { name: '설치하기' }).click();
  await expect.poll(() => installEvents(page)).toContain('install_answer dismissed');
  await waitUntilDeclined(page);
  await visitAgain(page, day);
  await expect(card(page)).toHaveCount(0);
});

test('installing is offered after a first like, too', { tag: '@release' }, async ({
  page,
  context,
  shop,
}) => {
  const since = new Date();
  await offerInstall(context);
  const reactions = shopperReactions(shop.pool);
  const { path, name } = await reactions.findUnlikedGraphic();
  await logIn(page, '/category');
  await open(page, path);
  await waitUntilPromptAllowed(page);
  await expect(card(page)).toHaveCount(0);
  await page
    .getByRole('button', { name: `${name} 좋아요` })
    .first()
    .click();
  await page.clock.runFor(5_000);
  await expect(card(page)).toBeVisible();
  await reactions.reset(since);
});

test('an installation is counted, and the button in the menu goes', async ({ page, context }) => {
  await offerInstall(context);
  await open(page);
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const button = page.getByRole('dialog', { name: '메뉴' }).getByRole('button', { name: '앱 설치' });
  await expect(button).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(button).toHaveCount(0);
  expect(await installEvents(page)).toEqual(['app_installed']);
});

test('in a browser that cannot install, nothing about it is shown', { tag: '@release' }, async ({ page }) => {
  await open(page);
  await visitAgain(page, day);
  await expect(card(page)).toHaveCount(0);
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
  await expect(page.getByRole('button', { name: '앱 설치' })).toHaveCount(0);
});

for (const [where, userAgent, step] of [
  ['on an iPhone', iphone, '‘홈 화면에 추가’를 골라 주세요.'],
  ['inside of a messenger', `${iphone} KAKAOTALK 11.2.0`, '그다음 꾸밈 메뉴에서 ‘앱 설치’를 눌러 주세요.'],
] as const) {
  test.describe(where, () => {
    test.use({ userAgent });

    test(`the menu says how it is done ${where}`, releaseTag(userAgent !== iphone), async ({ page }) => {
      await open(page);
      await page.getByRole('button', { name: '메뉴 열기' }).click();
      await page.getByRole('button', { name: '앱 설치' }).click();
      const steps = page.getByRole('dialog', { name: '꾸밈을 홈 화면에 추가해 보세요' });
      await expect(steps.getByRole('listitem').nth(1)).toHaveText(step);
      await expectAccessible(page);
      await steps.getByRole('button', { name: '닫기' }).click();
      await expect(steps).toHaveCount(0);
    });
  });
}

test.describe('at the second visit with an iPhone', () => {
  test.use({ userAgent: iphone });

  test('the way to do it is one touch away', { tag: '@release' }, async ({ page }) => {
    await open(page);
    await visitAgain(page, day);
    await card(page).getByRole('button', { name: '방법 보기' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  });
});

test.describe('the installed shop', () => {
  test('says nothing of installing', { tag: '@release' }, async ({ page, context }) => {
    await offerInstall(context);
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await open(page);
    await visitAgain(page, day);
    await expect(card(page)).toHaveCount(0);
  });
});
