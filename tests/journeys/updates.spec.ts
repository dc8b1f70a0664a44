import type { Page } from 'playwright/test';
import { expect } from '../support/phone-test.ts';
import { releaseTag } from '../support/release-tag.ts';
import { test } from '../support/release-test.ts';
import { readCachedShell, readCachedUrls } from '../support/worker-caches.ts';

const release = (page: Page) => page.locator('html').getAttribute('data-release');
const offer = (page: Page) => page.getByRole('region', { name: '새 버전' });
/** Something of the main page that comes from the database. */
const tile = (page: Page) => page.getByRole('main').getByRole('link', { name: '티셔츠', exact: true });

/** Checks for an update, as the shop does every hour and when a tab comes back, and waits until the new worker is installed or has failed. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const worker = registration.installing;
    while (worker?.state === 'installing') {
      await new Promise((changed) => worker.addEventListener('statechange', changed, { once: true }));
    }
  });

/** A marked page that was not loaded again keeps its mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = async (page: Page) => (await page.locator('body[data-marked]').count()) > 0;

test('an update reloads the tab in which it is accepted, and no other', async ({ phone, releases }) => {
  const first = await phone.open('/main');
  await phone.waitUntilCached(first);
  const second = await phone.tab();
  await second.goto('/category');
  await mark(first);
  await mark(second);

  await releases.deploy(2);
  // As when the shopper comes back to the tab.
  await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(offer(first)).toBeVisible();
  await offer(second).getByRole('button', { name: '나중에' }).click();
  await expect(offer(second)).toHaveCount(0);
  expect(await isMarked(first)).toBe(true);

  await offer(first).getByRole('button', { name: '새로고침' }).click();
  await expect(first.locator('html')).toHaveAttribute('data-release', '2');
  await expect(tile(first)).toBeVisible();
  await expect(offer(first)).toHaveCount(0);

  // The server no longer has the files of release 1, but the phone has.
  await second.getByRole('button', { name: '이용약관' }).click();
  const terms = second.getByRole('dialog').filter({ hasText: '이용약관' });
  await expect(terms).toBeVisible();
  await second.keyboard.press('Escape');
  await expect(terms).toHaveCount(0);
  expect([await isMarked(second), await release(second)]).toEqual([true, '1']);
  await second.getByRole('link', { name: '홈', exact: true }).press('Enter');
  await expect(second.locator('html')).toHaveAttribute('data-release', '2');
  await expect(second).toHaveURL('/main');
});

test.describe('a broken release', () => {
  test.use({ expectedErrors: /status of (404|500)|bad HTTP response code/ });

  for (const [what, isBroken, status] of [
    ['whose worker is missing', (path: string) => path.startsWith('/sw.js'), 404],
    ['of which a part cannot be had', (path: string) => /^\/assets\/mypage-[\w-]+2\.js$/.test(path), 500],
  ] as const) {
    test(
      `${what} changes nothing, and the next one is taken`,
      releaseTag(status !== 404),
      async ({ phone, releases }) => {
        const page = await phone.open('/main');
        await phone.waitUntilCached(page);
        await releases.deploy(2);
        releases.intercept((path) =>
          isBroken(path) ? { status, type: 'text/plain', body: 'broken' } : null,
        );
        await checkForUpdate(page);
        await page.reload();
        await expect(tile(page)).toBeVisible();
        expect(await release(page)).toBe('1');
        await expect(offer(page)).toHaveCount(0);

        releases.intercept(() => null);
        await checkForUpdate(page);
        await offer(page).getByRole('button', { name: '새로고침' }).click();
        await expect(page.locator('html')).toHaveAttribute('data-release', '2');
      },
    );
  }
});

test.describe('in a captive portal', () => {
  test.use({ expectedErrors: /QueryError|not valid JSON|MIME type|decode|Unexpected token/ });

  test('that answers everything with its page, the shop stays the shop', { tag: '@release' }, async ({
    phone,
    releases,
  }) => {
    const page = await phone.open('/main');
    await phone.waitUntilCached(page);
    const kept = (await readCachedUrls(page)).length;
    await releases.deploy(2);
    releases.intercept(() => ({ status: 200, type: 'text/html', body: '<h1>Free wifi</h1>' }));
    await checkForUpdate(page);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'REFRESH_SHELL' }));
    for (const path of ['/mypage', '/main']) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible();
    }
    expect(await readCachedShell(page)).toContain('shop-config');
    expect((await readCachedUrls(page)).length).toBeGreaterThanOrEqual(kept);

    // It lets the worker through and then nothing else.
    releases.intercept((path) =>
      path === '/sw.js' ? null : { status: 200, type: 'text/html', body: '<h1>Free wifi</h1>' },
    );
    await checkForUpdate(page);
    await page.reload();
    await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible();
    expect(await release(page)).toBe('1');
  });
});

test.describe('switched off by the operator', () => {
  const workers = (page: Page) =>
    page.evaluate(async () => [
      navigator.serviceWorker.controller,
      ...(await navigator.serviceWorker.getRegistrations()),
    ]);

  test('the worker leaves with all that it kept', async ({ phone, releases }) => {
    const page = await phone.open('/main');
    await phone.waitUntilCached(page);
    await releases.reconfigure({ SERVICE_WORKER: 'off' });
    await page.goto('/mypage');
    // It still controls this page, and none that is opened from now on.
    await expect.poll(async () => (await workers(page)).length).toBe(1);
    await page.goto('/main');
    await expect(tile(page)).toBeVisible();
    expect(await workers(page)).toEqual([null]);
    await expect.poll(() => readCachedUrls(page)).toEqual([]);
    // As the worker does with a picture that it was still loading.
    await page.evaluate(async () => (await caches.open('late')).put('/late', new Response('')));
    await expect.poll(() => readCachedUrls(page)).toEqual([]);
  });

  test('the worker leaves a shop whose pages do not work too, even while it is busy', {
    tag: '@release',
  }, async ({ phone, releases }) => {
    const page = await phone.open('/main');
    await phone.waitUntilCached(page);
    const picture = '/api/v1/image-resize/m?image_url=/never.webp';
    const body = '<link rel="icon" href="data:,"><h1>Nothing works</h1>';
    releases.intercept((path) => {
      if (path === '/healthz') return { status: 200, type: 'text/html', body };
      if (path === picture) return 'never';
      // A picture that the worker stores from here on would stay until a page works again.
      return path.startsWith('/api/v1/image-resize/') ? { status: 204, type: 'image/webp', body: '' } : null;
    });
    await releases.reconfigure({ SERVICE_WORKER: 'off' });
    await page.goto('/healthz');
    const asked = page.waitForRequest(`**${picture}`);
    await page.evaluate((src) => void Object.assign(new Image(), { src }), picture);
    await asked;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    // As above, it still controls this page.
    await expect.poll(async () => (await workers(page)).length).toBe(1);
    await page.reload();
    expect([await workers(page), await readCachedUrls(page)]).toEqual([[null], []]);
  });
});

test('another configuration reaches the cached page, and another address of the pictures reaches the worker', {
  tag: '@release',
}, async ({ phone, shop, releases }) => {
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  const cdn = `${shop.address}/cdn`;
  await releases.reconfigure({ CDN_URL: cdn, CDN_PRIVATE: '1' });
  await page.reload();
  await expect.poll(() => readCachedShell(page)).toContain(JSON.stringify(cdn));
  await page.reload();
  await expect(offer(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await offer(page).getByRole('button', { name: '새로고침' }).click();
  await reloaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(
    encodeURIComponent(cdn),
  );
  const picture = `${cdn}/window/nav-tee.webp`;
  await page.evaluate(
    (src) => Object.assign(new Image(), { crossOrigin: 'anonymous', src }).decode(),
    picture,
  );
  await expect.poll(() => readCachedUrls(page)).toContain(picture);
});

test.describe('without a service worker', () => {
  test.use({
    phoneOptions: { serviceWorkers: 'block' },
    expectedErrors: /status of 404|MIME type|dynamically imported module/,
  });

  test('a page whose parts are gone begins again with the new release', async ({ phone, releases }) => {
    const page = await phone.open('/category');
    const home = page.getByRole('link', { name: '홈', exact: true });
    await expect(home).toBeVisible();
    await releases.deploy(2);
    await home.press('Enter');
    await expect(page).toHaveURL('/main');
    await expect(page.locator('html')).toHaveAttribute('data-release', '2');
  });

  test('a click whose touch has already missed a part is not lost', { tag: '@release' }, async ({
    phone,
    releases,
  }) => {
    const page = await phone.open('/category');
    const home = page.getByRole('link', { name: '홈', exact: true });
    await expect(home).toBeVisible();
    await releases.deploy(2);
    await home.evaluate((link: HTMLElement) => {
      const { fetch } = window;
      window.fetch = async (...call) => {
        const response = await fetch(...call);
        // The shop has found out that the server is there, and begins again.
        if (call[1]?.method === 'HEAD') setTimeout(() => link.click(), 50);
        return response;
      };
      link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
    });
    await expect(page).toHaveURL('/main');
    await expect(page.locator('html')).toHaveAttribute('data-release', '2');
  });
});
