import { boxOf, editorScreen, findCustomProduct } from '../support/editor-screen.ts';
import { withScreenKeyboard } from '../support/screen-keyboard.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';
import { middleOf, openTouchScreen } from '../support/touch.ts';

test('graphics are found, and put on one after the other, in a list of three heights beside a stage in use', {
  tag: '@release',
}, async ({ page, shop }) => {
  const product = await findCustomProduct(shop.pool);
  const editor = editorScreen(page);
  await editor.open(`/custom/${product.id}`);
  await page.getByRole('button', { name: '그래픽 추가' }).click();
  const graphics = editor.drawer.getByRole('list').getByRole('button');
  await expect(graphics.first()).toBeVisible();
  await expectAccessible(page);

  // Pulled up by its head; searched by name, by an artist's name, by nothing that is there.
  const screen = await openTouchScreen(page);
  const pull = async (pixels: number) => {
    const heading = editor.drawer.getByRole('heading', { name: '그래픽' });
    // Waits until the drawer has come to rest.
    await heading.click({ trial: true });
    const head = await middleOf(heading);
    await screen.drag(head, { x: head.x, y: head.y + pixels });
  };
  await pull(-300);
  await expect(editor.drawer).toHaveAttribute('data-height', 'full');
  const search = editor.drawer.getByRole('searchbox');
  await search.fill('고양이');
  await expect(graphics.first()).toHaveAccessibleName(/고양이/);
  await search.fill('냥');
  // With the keyboard open what is typed and what it finds are seen, and nothing is lost when it closes.
  await withScreenKeyboard(page, async () => {
    await expect(search).toBeFocused();
    await page.keyboard.insertText('보');
    await expect(search).toBeInViewport({ ratio: 1 });
    await expect(graphics.first()).toHaveAccessibleName(/냥보/);
    await expect(graphics.first()).toBeInViewport({ ratio: 1 });
  });
  await expect(search).toHaveValue('냥보');
  await expect(editor.drawer).toHaveAttribute('data-height', 'full');
  await search.fill('없는 그래픽');
  await expect(editor.drawer.getByText('찾는 그래픽이 없어요.')).toBeVisible();
  await search.fill('');
  await editor.drawer.getByRole('group', { name: '그래픽 종류' }).getByText('달밤점집').click();
  await expect(graphics.first()).toHaveAccessibleName(/달밤점집/);

  // A picked graphic is seen on the product, and the next one is picked from one row.
  await graphics.nth(0).click();
  await expect(editor.layers).toHaveCount(1);
  await expect(editor.drawer).toHaveAttribute('data-height', 'peek');
  await graphics.nth(1).click();
  await expect(editor.layers).toHaveCount(2);
  const [first, second] = [await boxOf(editor.layers.nth(0)), await boxOf(editor.layers.nth(1))];
  expect(second.y >= first.y + first.height || second.x >= first.x + first.width).toBe(true);
  const middle = await middleOf(editor.layers.nth(1));
  await screen.drag(middle, { x: middle.x + 20, y: middle.y - 60 });
  await expect.poll(async () => (await boxOf(editor.layers.nth(1))).y).toBeLessThan(second.y - 30);

  // The phone is turned and turned back: a layer lies where it lay, in centimetres.
  const names = () => editor.layers.evaluateAll((all) => all.map((each) => each.ariaLabel));
  const before = await names();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(editor.layers.nth(1)).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await names()).toEqual(before);

  // By buttons, and closed by a pull or by Escape.
  await editor.drawer.getByRole('button', { name: '목록 높이기' }).click();
  await expect(editor.drawer).toHaveAttribute('data-height', 'half');
  await editor.drawer.getByRole('button', { name: '목록 낮추기' }).press('Escape');
  await expect(editor.drawer).toBeHidden();
  await page.getByRole('button', { name: '그래픽 추가' }).click();
  await pull(400);
  await expect(editor.drawer).toBeHidden();
  await expect(editor.layers).toHaveCount(2);
});
