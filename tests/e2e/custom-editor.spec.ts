import { editorScreen, findCustomProduct } from '../support/editor-screen.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

test('a graphic is put on a product, priced, kept on the device and taken off again', async ({
  page,
  shop,
}) => {
  const product = await findCustomProduct(shop.pool);
  const editor = editorScreen(page);
  await editor.open(`/custom/${product.id}`);
  const total = page.getByRole('status').filter({ hasText: '총 금액' });
  const before = await total.textContent();
  await editor.addGraphic();
  await expect(total).not.toHaveText(before ?? '');
  await expect(page.getByText('이 기기에 저장됨')).toBeVisible();
  await expect(editor.layers.first()).toHaveAccessibleName(/, 앞면, \d+\.\d × \d+\.\d cm$/);
  await expectAccessible(page);
  await editor.undo.click();
  await expect(total).toHaveText(before ?? '');
});
