import type { Page } from 'playwright/test';
import { expect } from '../support/phone.ts';
import { test } from '../support/released-shop.ts';

const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release');
const offer = (page: Page) => page.getByRole('region', { name: '새 버전' });

/** What a browser does by itself every hour, and when a tab comes back. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
  });

/** Is the page still the one that was marked, and not loaded again? */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.locator('body[data-marked]').count().then(Boolean);

test('an update reloads the tab in which it is accepted, and no other', async ({ phone, releases }) => {
  const first = await phone.open('/main');
  await phone.untilWarm(first);
  const second = await phone.tab();
  await second.goto('/category');
  await mark(first);
  await mark(second);

  await releases.deploy(2);
  await lookForUpdate(first);
  await expect(offer(first)).toBeVisible({ timeout: 20_000 });
  await expect(offer(second)).toBeVisible();
  await offer(second).getByRole('button', { name: '나중에' }).click();
  await expect(offer(second)).toHaveCount(0);
  expect(await isMarked(first)).toBe(true);

  await offer(first).getByRole('button', { name: '새로고침' }).click();
  await expect(first.locator('html')).toHaveAttribute('data-release', '2');
  await expect(first.getByRole('heading', { name: '베스트 그래픽' })).toBeAttached();
  await expect(offer(first)).toHaveCount(0);
  expect([await isMarked(second), await releaseOf(second)]).toEqual([true, '1']);

  await second.getByRole('link', { name: '홈', exact: true }).press('Enter');
  await expect(second.locator('html')).toHaveAttribute('data-release', '2');
  await expect(second).toHaveURL('/main');
});
