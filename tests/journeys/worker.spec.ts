import type { Page } from 'playwright/test';
import { pictureSizes } from '#src/shared/picture-sizes.ts';
import { logInOnScreen } from '../support/log-in.ts';
import { expect, test } from '../support/phone-test.ts';
import { waitUntilSaved } from '../support/saved-pages.ts';
import { countTrackedPictures, readCachedUrls } from '../support/worker-caches.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: /주요 메뉴|Main menu/ });

const picturesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images, (image) => image.currentSrc).filter((address) =>
      address.includes('/image-resize/'),
    ),
  );

/** Which of these pictures can be shown? */
const shows = (page: Page, addresses: string[]) =>
  page.evaluate(
    (wanted) =>
      Promise.all(
        wanted.map((address) => {
          const picture = Object.assign(new Image(), { crossOrigin: 'anonymous', src: address });
          return picture.decode().then(
            () => true,
            () => false,
          );
        }),
      ),
    addresses,
  );

test.describe('without a server', () => {
  test.use({ expectedErrors: /net::ERR_|QueryError/ });

  test('every screen opens after the phone was off', async ({ phone, shop }) => {
    await phone.waitUntilCached(await phone.open('/main'));
    await phone.restart();
    await shop.disconnect();
    for (const path of ['/main', '/mypage', '/unknown', '/?source=pwa']) {
      const page = await phone.open(path);
      await expect(tabs(page)).toBeVisible();
    }
  });

  test('the whole of the very first page is there, though nobody has touched it', async ({ phone, shop }) => {
    const { rows } = await shop.pool.query<{ src: string; name: string }>(
      `select src, name_ko as name from graphic where is_best and state = 'ACT' and deleted_at is null
       order by position limit 12`,
    );
    const last = rows.at(-1) ?? { src: 'none', name: 'none' };
    const page = await phone.open('/main');
    await phone.waitUntilCached(page);
    // The page's, what is below its first screen, and what stands around every page.
    await waitUntilSaved(page, '/main', 3);
    const pictures = async () => (await readCachedUrls(page)).join();
    await expect.poll(pictures).toContain(encodeURIComponent(last.src));
    await phone.restart();
    await shop.disconnect();
    const opened = await phone.open('/main');
    await expect(opened.getByRole('main').getByRole('link', { name: '티셔츠', exact: true })).toBeVisible();
    await opened.keyboard.press('End');
    const card = opened.getByRole('main').getByRole('article').filter({ hasText: last.name }).last();
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeVisible();
    const shown = card.locator('img').first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('image-resize');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1);
  });

  test('pictures of the very first page are there, at any size', { tag: '@release' }, async ({
    phone,
    shop,
  }) => {
    const page = await phone.open('/main');
    await expect(page.getByRole('main').getByRole('link', { name: '티셔츠', exact: true })).toBeVisible();
    await phone.waitUntilCached(page);
    const [picture = ''] = await picturesOf(page);
    await shop.disconnect();
    const sizes = pictureSizes.map((size) => picture.replace(/image-resize\/\w+/, `image-resize/${size}`));
    expect(await shows(page, sizes)).toEqual(pictureSizes.map(() => true));
    expect(await shows(page, [`${picture}-never-seen`])).toEqual([false]);
  });

  test.describe('in English', () => {
    test.use({ phoneOptions: { locale: 'en-US' } });

    test('the shop speaks English', { tag: '@release' }, async ({ phone, shop }) => {
      await phone.waitUntilCached(await phone.open('/main'));
      await shop.disconnect();
      const page = await phone.open('/cart');
      await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    });
  });
});

test('data, tokens and answers for a member are never kept; after PURGE no picture either', async ({
  phone,
}) => {
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  await logInOnScreen(page, '/main');
  await page.goto('/main');
  await phone.waitUntilCached(page);
  // Here nothing more is brought to the device.
  await page.goto('/mypage');
  await phone.waitUntilCached(page);
  const paths = (await readCachedUrls(page)).map((address) => new URL(address).pathname);
  expect(paths.filter((path) => /^\/(v1|v2|realms|api(?!\/v1\/image-resize))/.test(path))).toEqual([]);
  expect(await countTrackedPictures(page)).toBeGreaterThan(0);

  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    navigator.serviceWorker.controller?.postMessage({ type: 'PURGE' }, [port2]);
    await new Promise((done) => {
      port1.onmessage = done;
    });
  });
  expect((await readCachedUrls(page)).filter((address) => address.includes('image-resize'))).toEqual([]);
  expect(await countTrackedPictures(page)).toBe(0);
});

test('a page that was reloaded past the worker is controlled by it again', { tag: '@release' }, async ({
  phone,
}) => {
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  // The worker may have claimed the page by the time that a test can look at it.
  await page.addInitScript(() =>
    sessionStorage.setItem('test.is-controlled', String(navigator.serviceWorker.controller !== null)),
  );
  const session = await phone.context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  expect(await page.evaluate(() => sessionStorage.getItem('test.is-controlled'))).toBe('false');
  await phone.waitUntilCached(page);
});

test.describe('on a full disk', () => {
  test.use({ expectedErrors: /QuotaExceeded|[Qq]uota/ });

  test('the shop works, with and without what it kept', { tag: '@release' }, async ({ phone }) => {
    const page = await phone.open('/main');
    await phone.waitUntilCached(page);
    const session = await phone.context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    const [picture = ''] = (await picturesOf(page)).filter((address) => address.includes('image-resize/s'));
    const unseen = picture.replace('image-resize/s', 'image-resize/l');
    expect(await shows(page, [unseen])).toEqual([true]);
    // Pictures give way first.
    await expect
      .poll(async () => (await readCachedUrls(page)).filter((address) => address.includes('image-resize')))
      .toEqual([]);
    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name: '티셔츠', exact: true })).toBeVisible();
    expect(await shows(page, [picture])).toEqual([true]);
  });
});
