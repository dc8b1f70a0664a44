import { openedCheckout } from '../support/checkout.ts';
import {
  boxOf,
  editorScreen,
  findCustomProduct,
  removeCustoms,
  storedCustoms,
} from '../support/editor-screen.ts';
import { logIn } from '../support/log-in.ts';
import { offlineStrip } from '../support/offline-strip.ts';
import { expect, type Phone, test } from '../support/phone-test.ts';

test.use({
  hasVisited: true,
  expectedErrors: /Failed to load resource|ERR_|QueryError|Failed to fetch|NetworkError/,
});

const name = '오프라인 디자인';

let product: Awaited<ReturnType<typeof findCustomProduct>>;
/** The first automatic name of a design of that product. */
const automaticName = () => `${product.name} 1`;

test.beforeEach(async ({ shop }) => {
  product = await findCustomProduct(shop.pool);
});

test.afterEach(async ({ shop, phone }) => {
  await phone.context.close();
  await shop.reconnect();
  for (const saved of [name, automaticName()]) await removeCustoms(shop.pool, saved);
});

/** The editor of a member on a phone that has cached the shop, with one graphic. */
async function openEditor(phone: Phone) {
  const page = await phone.open('about:blank');
  await logIn(page, '/mypage');
  await phone.waitUntilCached(page);
  const editor = editorScreen(page);
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic(0);
  return { page, editor };
}

test('a custom that is saved while the server is away arrives once, with all its layers', async ({
  phone,
  shop,
}) => {
  const { page, editor } = await openEditor(phone);
  await shop.disconnect();
  await page.getByRole('button', { name: '복제' }).click();
  await expect(editor.layers).toHaveCount(2);
  await editor.saveAs(name);
  await expect(page.getByText('이 기기에 저장됨, 연결되면 보내요')).toBeVisible();
  await expect(offlineStrip(page)).toBeVisible();
  // The strip has a height of its own: the bar with its buttons begins below it.
  await expect.poll(async () => (await boxOf(offlineStrip(page))).y).toBe(0);
  const strip = await boxOf(offlineStrip(page));
  const closing = page.getByRole('button', { name: '닫기' });
  await expect.poll(async () => (await boxOf(closing)).y).toBeGreaterThanOrEqual(strip.height);
  await editor.undo.tap();
  await expect(editor.layers).toHaveCount(1);
  await editor.redo.tap();
  await expect(editor.layers).toHaveCount(2);
  await phone.restart();
  const again = await phone.open('/mypage/product/custom-save');
  await expect(again.getByRole('heading', { name })).toBeVisible();
  await shop.reconnect();
  await expect.poll(() => storedCustoms(shop.pool, name)).toMatchObject([{ layers: 2 }]);
  await expect(again.getByRole('link', { name })).toBeVisible();
});

test('who orders without a network hears that nothing is lost, and orders once it is back', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const { page, editor } = await openEditor(phone);
  await expect(page.getByText('이 기기에 저장됨')).toBeVisible();
  const order = page.getByRole('button', { name: '주문하기', exact: true });
  const sheet = page.getByRole('dialog', { name: '이 디자인 주문하기' });

  // The network goes while it is saved.
  await shop.disconnect();
  await order.tap();
  await expect(page.getByText(/^인터넷에 연결되면 주문할 수 있어요\. 디자인은 이 기기에/)).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(editor.layers).toHaveCount(1);
  await shop.reconnect();
  await expect(offlineStrip(page)).toBeHidden();
  await order.tap();
  await expect(sheet).toContainText(automaticName());
  await sheet.getByText('M', { exact: true }).tap();

  // The network goes while it is ordered.
  await shop.disconnect();
  const buy = sheet.getByRole('button', { name: '구매하기', exact: true });
  await buy.tap();
  await expect(sheet.getByRole('status').filter({ hasText: /연결|다시/ })).toBeVisible();
  await shop.reconnect();
  await expect(offlineStrip(page)).toBeHidden();
  await buy.tap();
  await openedCheckout(page);
  expect(await storedCustoms(shop.pool, automaticName())).toMatchObject([{ layers: 1 }]);
});

test('a custom whose answers were lost is stored once, and what was removed meanwhile is logged', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const page = await phone.open('about:blank');
  await logIn(page, '/mypage');
  const editor = editorScreen(page);
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic(0);
  await editor.addGraphic(1);
  let isLosing = true;
  await phone.context.route('**/v1/graphql', async (route) => {
    if (!isLosing || !route.request().postData()?.includes('SaveCustom')) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await editor.saveAs(name);
  await expect.poll(() => storedCustoms(shop.pool, name)).toMatchObject([{ layers: 2 }]);
  await expect(page.getByText('이 기기에 저장됨, 연결되면 보내요')).toBeVisible();

  // This device does not know that the server has the layer that is removed now.
  await editor.layers.nth(1).press('Delete');
  isLosing = false;
  await editor.saveAs(name);
  await expect(page.getByText('내 계정에 저장됨')).toBeVisible();
  const [custom, ...others] = await storedCustoms(shop.pool, name);
  expect([custom?.layers, others]).toEqual([1, []]);
  const { rows } = await shop.pool.query(
    `select log.type from log join custom_layer layer on layer.id = log.target_id
       join custom_mockup mockup on mockup.id = layer.custom_mockup_id where product_custom_id = $1`,
    [custom?.id],
  );
  expect(rows).toEqual([{ type: 'DELETE' }]);
});
