import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { readShopFacts } from '../support/shop-facts.ts';
import { expect, test } from '../support/shop-test.ts';

const kakao = 'https://t1.kakaocdn.net/';
const key = '0123456789abcdef0123456789abcdef';

/** Notes what the real SDK is told: https://developers.kakao.com/docs/latest/en/message/js-link */
const standIn = `{
  let key = null;
  const messages = [];
  window.Kakao = {
    init: (given) => { key = given; },
    isInitialized: () => key !== null,
    Share: { sendDefault: (message) => { messages.push({ key, ...message }); } },
    messages,
  };
}`;
const integrityOf = (script: string) => `sha384-${createHash('sha384').update(script).digest('base64')}`;

test.use({ expectedErrors: /t1\.kakaocdn\.net|ERR_FAILED|integrity/ });

test.beforeAll(async ({ shop }) => {
  await shop.stopServer();
  await shop.startServer({ KAKAO_JAVASCRIPT_KEY: key });
});
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
});
test.afterAll(async ({ shop }) => {
  await shop.stopServer();
  await shop.startServer();
});

/** The requests to Kakao, which `script` answers; `null`: a network that blocks it. */
async function serveSdk(page: Page, script: string | null): Promise<string[]> {
  const requests: string[] = [];
  const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
  await page.route(`${kakao}**`, (route) => {
    requests.push(route.request().url());
    return script === null ? route.abort() : route.fulfill({ headers, body: script });
  });
  return requests;
}

/** The stand-in has another hash than the SDK. */
const expectStandIn = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/sha384-[A-Za-z0-9+/=]+/, integrityOf(standIn));
    await route.fulfill({ response, body });
  });

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: '공유', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '공유' });
  await sheet.getByRole('button', { name }).click();
  await expect(sheet).toBeHidden();
};
const copied = (page: Page) => page.getByText('링크를 복사했어요.');

test('a product is shared by KakaoTalk, which is asked for nothing before that is chosen', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { product, productName } = await readShopFacts(shop.pool);
  await expectStandIn(page, product);
  const requests = await serveSdk(page, standIn);
  await page.goto(product, { waitUntil: 'networkidle' });
  await choose(page, '다른 방법으로 공유하기');
  await expect(copied(page)).toBeVisible();
  expect(requests).toEqual([]);
  for (const _time of ['first', 'second']) await choose(page, '카카오톡으로 공유하기');
  expect(requests).toHaveLength(1);
  const messages = await page.evaluate(() => Reflect.get(window, 'Kakao').messages);
  const link = { mobileWebUrl: shop.address + product, webUrl: shop.address + product };
  const content = { title: productName, link, imageUrl: expect.stringContaining(`${shop.address}/api/v1/`) };
  const message = { key, objectType: 'feed', content };
  expect(messages).toEqual([message, message]);
});

for (const [name, script] of [
  ['that cannot be loaded', null],
  ['that is not the one that was expected', standIn],
] as const) {
  test(`with an SDK ${name} the product is shared as everywhere else`, { tag: '@release' }, async ({
    page,
    context,
    shop,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { product } = await readShopFacts(shop.pool);
    await serveSdk(page, script);
    await page.goto(product);
    await choose(page, '카카오톡으로 공유하기');
    await expect(copied(page)).toBeVisible();
    expect(await page.evaluate(() => 'Kakao' in window)).toBe(false);
  });
}
