import type { Page } from 'playwright/test';
import { demoPassword } from '#demo/demo-accounts.ts';
import { logIn } from '../support/log-in.ts';
import { releaseTag } from '../support/release-tag.ts';
import { fetchRenderedPage, isReady } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';

/** Files at these addresses arrive when the returned function is called. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

const applicationFiles = '**/assets/shop-*.js';

test.beforeEach(async ({ shop }) => {
  await fetchRenderedPage(`${shop.address}/main`);
});

for (const who of ['a visitor', 'a member'] as const) {
  test(
    `a button that ${who} presses before the application is there does its work when it is`,
    releaseTag(who === 'a member'),
    async ({ page }) => {
      if (who === 'a member') await logIn(page, '/category');
      const release = await hold(page, applicationFiles);
      await page.goto('/main', { waitUntil: 'commit' });
      await page.getByRole('button', { name: '메뉴 열기' }).click();
      release();
      await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
    },
  );
}

test('a key that is pressed before the application is there brings what is below the first screen', {
  tag: '@release',
}, async ({ page }) => {
  const release = await hold(page, applicationFiles);
  await page.goto('/main', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('link', { name: '티셔츠', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  release();
  await expect(page.getByRole('heading', { name: '베스트 그래픽' })).toBeAttached();
});

test('an order that is chosen before the application is there is applied to the list', {
  tag: '@release',
}, async ({ page, shop }) => {
  await fetchRenderedPage(`${shop.address}/product`);
  const release = await hold(page, applicationFiles);
  await page.goto('/product', { waitUntil: 'commit' });
  const order = page.getByRole('combobox', { name: '정렬' });
  await order.selectOption({ label: '낮은 가격순' });
  release();
  await expect(page).toHaveURL('/product?sort=low_price');
  await expect(order).toHaveValue('low_price');
});

test.describe('when the application cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the page stands, and its links lead on', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.goto('/main');
    await refused;
    await page.locator('main a[href^="/product/"]').last().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });
});

test('the first picture is on the screen before the application is asked for', { tag: '@release' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const [picture] = list.getEntries();
      document.documentElement.dataset.presentedAt ??= `${picture?.startTime}`;
    }).observe({ type: 'element', buffered: true });
  });
  await page.goto('/main');
  await isReady(page);
  const { presentedAt, askedAt } = await page.evaluate(() => ({
    presentedAt: Number(document.documentElement.dataset.presentedAt),
    askedAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(presentedAt).toBeGreaterThan(0);
  expect(Math.min(...askedAt)).toBeGreaterThanOrEqual(presentedAt);
});

test('a picture that never comes does not keep the application waiting', { tag: '@release' }, async ({
  page,
}) => {
  await page.route('**/image-resize/**', () => new Promise(() => {}));
  await page.goto('/main', { waitUntil: 'commit' });
  await isReady(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page opened in a background tab, which paints nothing, is ready when the shopper comes to it', {
  tag: '@release',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    window.PerformanceObserver.prototype.observe = () => undefined;
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  await page.goto('/main', { waitUntil: 'commit' });
  await isReady(page);
});

test.describe('while the end of the page is still on its way', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('a button that is pressed and a picture that fails are not lost', { tag: '@release' }, async ({
    page,
  }) => {
    await page.route('/main', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<script data-app', '<script src="/held.js"></script>$&');
      await route.fulfill({ response, body });
    });
    await page.route('/held.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const release = await hold(page, '/held.js');
    await page.route('**/image-resize/**', (route) => route.fulfill({ status: 404, body: '' }));
    const failed = page.waitForResponse(/image-resize/);
    await page.goto('/main', { waitUntil: 'commit' });
    await (await failed).finished();
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    release();
    await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
    await expect(page.locator('main img').first()).toHaveAttribute('src', /^data:image\//);
  });
});

test.describe('at the login page', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('text that is typed before the application is there is kept, and sent', async ({ page, shop }) => {
    await fetchRenderedPage(`${shop.address}/login`);
    const release = await hold(page, applicationFiles);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('input[name="username"]').fill('nobody@kkumim.test');
    await page.locator('input[name="password"]').fill(demoPassword);
    await page.locator('input[name="password"]').press('Enter');
    release();
    await expect(page.getByRole('alert').filter({ hasText: '다시 확인해주세요' })).toBeVisible();
    await expect(page.locator('input[name="username"]')).toHaveValue('nobody@kkumim.test');
    await page.locator('input[name="username"]').fill('shopper@kkumim.test');
    await page.locator('form button[type="submit"]').click();
    await expect(page).toHaveURL('/main');
  });
});

test('a block that is touched during hydration answers before the others are hydrated', {
  tag: '@release',
}, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const { dataset } = document.documentElement;
      if (dataset.shop !== 'hydrating') return;
      observer.disconnect();
      const blocks = [...document.querySelectorAll('main section[data-kind]')];
      const touched = blocks.findLast((block) => block.querySelector('button[aria-pressed]'));
      touched?.querySelector<HTMLElement>('button[aria-pressed]')?.click();
      // React keeps its data in properties of the elements that it has hydrated.
      const isHydrated = (block: Element) =>
        Object.keys(block).some((name) => name.startsWith('__reactProps'));
      dataset.hydrated = blocks.filter(isHydrated).length.toString();
      dataset.isTouchedHydrated = String(touched && isHydrated(touched));
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-shop'] });
  });
  await page.goto('/main');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-is-touched-hydrated', 'true');
  await expect(root).toHaveAttribute('data-hydrated', '1');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test.describe('in a browser that is too old', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; SM-G973N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/92.0.4515.105 Mobile Safari/537.36;KAKAOTALK 2409500',
  });

  test('a shopper is told which one is needed, above a page that stays as it was rendered', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto('/main');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Chrome 111');
    await expect(notice.getByRole('link', { name: '다른 브라우저로 열기' })).toHaveAttribute(
      'href',
      `kakaotalk://web/openExternal?url=${encodeURIComponent(page.url())}`,
    );
    await expect(page.getByRole('main').getByRole('link', { name: '티셔츠', exact: true })).toBeVisible();
    // A touch would start the application.
    await notice.click({ position: { x: 2, y: 2 } });
    await expect(page.locator('script[type="module"]')).toHaveCount(0);

    await page.goto('/mypage/faq');
    await expect(notice).toContainText('Chrome 111');
    await expect(page.getByRole('heading', { name: /실밥/ })).toHaveCount(0);
  });
});
