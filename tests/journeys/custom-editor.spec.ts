import {
  boxOf,
  closeGuide,
  editorScreen,
  findCustomProduct,
  removeCustoms,
  storedCustoms,
} from '../support/editor-screen.ts';
import { logIn, submitLogin } from '../support/log-in.ts';
import { withScreenKeyboard } from '../support/screen-keyboard.ts';
import { closePopupsForToday, expect, expectAccessible, test } from '../support/shop-test.ts';
import { middleOf, openTouchScreen } from '../support/touch.ts';

const name = '내 고양이 티셔츠';
let product: { id: string; name: string };

test.beforeAll(async ({ shop }) => {
  product = await findCustomProduct(shop.pool);
});
test.afterEach(async ({ shop }) => removeCustoms(shop.pool, name));

test('from a product to a saved custom, which another device shows', async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  const editor = editorScreen(page);
  await page.goto(`/product/${product.id}`);
  await closeGuide(page);
  await page.getByRole('link', { name: '꾸미기' }).click();
  await editor.addGraphic(0);
  await page.getByText('뒷면').click();
  await editor.addGraphic(1);

  // A visitor logs in and comes back to the same work.
  await editor.save.click();
  await page.getByRole('button', { name: '확인' }).click();
  await submitLogin(page);
  await expect(editor.layers).toHaveCount(1);
  // While it is named the keyboard covers the lower part of the screen.
  await editor.save.click();
  const dialog = page.getByRole('dialog', { name: '내 계정에 저장' });
  const nameField = dialog.getByLabel('이름');
  await nameField.fill('내 고양이');
  await withScreenKeyboard(page, async () => {
    await expect(nameField).toBeFocused();
    await expect(nameField).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: '확인' })).toBeInViewport({ ratio: 1 });
    await nameField.press('End');
    await page.keyboard.insertText(' 티셔츠');
  });
  await expect(nameField).toHaveValue(name);
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(page.getByText('내 계정에 저장됨')).toBeVisible();
  expect(await storedCustoms(shop.pool, name)).toMatchObject([{ layers: 2 }]);

  const other = await browser.newContext({
    locale: 'ko-KR',
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  await closePopupsForToday(other);
  const otherPage = await other.newPage();
  await logIn(otherPage, '/mypage/product/custom-save');
  await expect(otherPage.getByRole('link', { name })).toBeVisible();
  await other.close();
});

test('fingers move and resize, also a tiny graphic, and each gesture is one step', async ({ page }) => {
  const editor = editorScreen(page);
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic();
  const [layer] = await editor.layers.all();
  if (!layer) throw new Error('No layer.');
  const screen = await openTouchScreen(page);

  // A tap selects a layer, the upper one of two that overlap, and a tap beside them selects none.
  await page.getByRole('button', { name: '복제' }).tap();
  const upper = editor.layers.nth(1);
  const beside = { x: 30, y: (await boxOf(layer)).y - 30 };
  await page.touchscreen.tap(beside.x, beside.y);
  await expect(upper).toHaveAttribute('aria-pressed', 'false');
  const [lowest, highest] = [await boxOf(layer), await boxOf(upper)];
  await page.touchscreen.tap(lowest.x + 8, lowest.y + 8);
  await expect(layer).toHaveAttribute('aria-pressed', 'true');
  await page.touchscreen.tap(beside.x, beside.y);
  await expect(layer).toHaveAttribute('aria-pressed', 'false');
  const shared = {
    x: (highest.x + lowest.x + lowest.width) / 2,
    y: (highest.y + lowest.y + lowest.height) / 2,
  };
  await page.touchscreen.tap(shared.x, shared.y);
  await expect(upper).toHaveAttribute('aria-pressed', 'true');
  await editor.undo.tap();
  await expect(editor.layers).toHaveCount(1);
  const start = await boxOf(layer);

  const middle = await middleOf(layer);
  await screen.drag(middle, { x: middle.x + 30, y: middle.y + 50 });
  await expect.poll(async () => (await boxOf(layer)).y - start.y).toBeGreaterThan(40);

  // The graphic becomes smaller than a finger, and larger again with two fingers beside it.
  for (let turn = 0; turn < 4; turn++) await screen.pinch(await middleOf(layer), 240, 90);
  await expect.poll(async () => (await boxOf(layer)).width).toBeLessThan(24);
  const tiny = (await boxOf(layer)).width;
  const away = await middleOf(layer);
  await screen.pinch({ x: away.x, y: away.y + 80 }, 100, 200);
  await expect.poll(async () => (await boxOf(layer)).width / tiny).toBeGreaterThan(1.6);

  // A call comes in the middle of a pinch: what was seen stays, and is one step.
  const before = (await boxOf(layer)).width;
  await screen.pinch({ x: away.x, y: away.y + 80 }, 100, 160, { end: 'touchCancel' });
  await expect.poll(async () => (await boxOf(layer)).width).toBeGreaterThan(before);
  await editor.undo.click();
  await expect.poll(async () => Math.abs((await boxOf(layer)).width - before)).toBeLessThan(1);

  for (let step = 0; step < 6; step++) await editor.undo.click();
  await expect.poll(async () => Math.abs((await boxOf(layer)).y - start.y)).toBeLessThan(1);
  await editor.undo.click();
  await expect(editor.layers).toHaveCount(0);
  await expect(editor.undo).toBeDisabled();
  for (let step = 0; step < 8; step++) await editor.redo.click();
  await expect(editor.redo).toBeDisabled();
  await expect(editor.layers).toHaveCount(1);
});

test('another color keeps the design or starts anew, and one step brings back what was there', {
  tag: '@release',
}, async ({ page }) => {
  const editor = editorScreen(page);
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic(0);
  await editor.addGraphic(1);
  await page.keyboard.press('Escape');
  const swatch = page.getByRole('button', { name: '색상·제작 방식' });
  const place = await boxOf(editor.layers.first());
  const colors = page.getByRole('group', { name: '색상' }).locator('label');
  const question = page.getByRole('alertdialog', { name: '지금 꾸민 그대로 옮길까요?' });
  const choose = async (at: number, answer: string) => {
    await swatch.tap();
    await colors.nth(at).tap();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: answer }).tap();
    await expect(question).toBeHidden();
  };
  const color = () => swatch.locator('span[style]').getAttribute('style');
  const before = await color();
  await choose(1, '취소');
  await expect(editor.layers).toHaveCount(2);
  expect(await color()).toBe(before);
  // Pressed twice in a hurry, it asks once.
  await colors.nth(1).evaluate((label: HTMLElement) => {
    label.click();
    label.click();
  });
  await question.getByRole('button', { name: '취소' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).tap();

  await choose(1, '그대로 옮기기');
  await expect(page.getByText('디자인을 그대로 옮겼어요.')).toBeVisible();
  await expect(editor.layers).toHaveCount(2);
  await expect.poll(() => boxOf(editor.layers.first())).toEqual(place);
  expect(await color()).not.toBe(before);
  await editor.undo.first().tap();
  await expect.poll(color).toBe(before);
  await expect(editor.layers).toHaveCount(2);

  await choose(1, '새로 시작');
  await expect(editor.layers).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: '되돌리기' }).tap();
  await expect(editor.layers).toHaveCount(2);
  expect(await color()).toBe(before);
});

test('a graphic on a product with an unfinished design goes on that, or on a new one that can be taken back', {
  tag: '@release',
}, async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ id: string }>(
    `select graphic.id from graphic join graphic_product on graphic.id = graphic_id
     where product_id = $1 and graphic.state = 'ACT' and graphic.deleted_at is null order by graphic.position limit 1`,
    [product.id],
  );
  const path = `/custom/${product.id}?graphic_id=${rows[0]?.id}`;
  const editor = editorScreen(page);
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic(2);
  await expect(page.getByText('이 기기에 저장됨')).toBeVisible();

  await page.goto(path);
  const question = page.getByRole('alertdialog', { name: '이 상품으로 꾸미던 디자인이 있어요' });
  await expect(question.locator('img').first()).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: '이어서 꾸미기' }).tap();
  await expect(editor.layers).toHaveCount(2);
  await expect(page).toHaveURL(`/custom/${product.id}`);
  await page.reload();
  await expect(page.getByText('저장하지 않은 디자인을 불러왔어요.')).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto(path);
  await question.getByRole('button', { name: '새로 시작' }).tap();
  await expect(editor.layers).toHaveCount(1);
  await page.getByRole('status').getByRole('button', { name: '되돌리기' }).tap();
  await expect(editor.layers).toHaveCount(2);
});

test('whoever leaves is asked whether to save, and the draft is there after a tab was killed', async ({
  page,
}) => {
  const editor = editorScreen(page);
  await page.goto(`/product/${product.id}`);
  await closeGuide(page);
  await page.getByRole('link', { name: '꾸미기' }).click();
  await editor.addGraphic();
  await expect(page.getByText('이 기기에 저장됨')).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('디자인은 이 기기에 그대로 있어요. 내 계정에도 저장할까요?');
  await question.getByRole('button', { name: '계속 꾸미기' }).click();
  await expect(editor.layers).toHaveCount(1);

  // Killed: nothing is asked, nothing is said.
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await again.goto(`/custom/${product.id}`);
  await expect(again.getByText('저장하지 않은 디자인을 불러왔어요.')).toBeVisible();
  await expect(editorScreen(again).layers).toHaveCount(1);
});

test('a custom is made with the keyboard alone', { tag: '@release' }, async ({ page, shop }) => {
  const editor = editorScreen(page);
  await logIn(page, '/mypage');
  await page.goto(`/custom/${product.id}`);
  const closeButton = page.getByRole('button', { name: '시작하기', exact: true });
  await closeButton.press('Enter');
  await expect(closeButton).toBeHidden();
  await page.getByRole('button', { name: '그래픽 추가' }).focus();
  await page.keyboard.press('Enter');
  await editor.drawer.getByRole('list').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const layer = editor.layers.first();
  await layer.focus();
  const nameBefore = await layer.getAttribute('aria-label');
  expect(nameBefore).toMatch(/^.+, 앞면, \d+\.\d × \d+\.\d cm$/);
  const start = await boxOf(layer);
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await boxOf(layer)).y).toBeGreaterThan(start.y);
  await page.keyboard.press('-');
  await expect(layer).not.toHaveAttribute('aria-label', nameBefore ?? '');
  await expectAccessible(page);
  await editor.save.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('이름').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('내 계정에 저장됨')).toBeVisible();
  expect(await storedCustoms(shop.pool, name)).toHaveLength(1);
});
