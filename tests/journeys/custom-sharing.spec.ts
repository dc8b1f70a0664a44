import { editorScreen, findCustomProduct, removeCustoms, storedCustoms } from '../support/editor-screen.ts';
import { logIn } from '../support/log-in.ts';
import { closePopupsForToday, expect, test } from '../support/shop-test.ts';

const name = '함께 입을 티';
const renamed = '모두의 티';
const copy = `${renamed} 복사본`;

test.use({ expectedErrors: /404/ });
test.afterEach(async ({ shop }) => {
  for (const each of [name, renamed, copy]) await removeCustoms(shop.pool, each);
});

test('a saved design is renamed, copied, shared, made by somebody else, no longer shared, and deleted', async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  const product = await findCustomProduct(shop.pool);
  const editor = editorScreen(page);
  await logIn(page, '/mypage');
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic(0);
  await editor.addGraphic(1);
  await editor.saveAs(name);
  await page.getByRole('status').getByRole('button', { name: '저장한 디자인 보기' }).click();

  const act = async (custom: string, action: string) => {
    await page.getByRole('button', { name: `${custom} 더 보기` }).click();
    await page.getByRole('dialog', { name: custom }).getByRole('button', { name: action }).click();
  };
  await act(name, '이름 바꾸기');
  await page.getByRole('dialog').last().getByLabel('이름').fill(renamed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: renamed })).toBeVisible();
  await act(renamed, '복제');
  await expect(page.getByRole('link', { name: copy })).toBeVisible();
  expect(await storedCustoms(shop.pool, copy)).toMatchObject([{ layers: 2 }]);

  const shared = page.waitForResponse(/\/customs\/[^/]+\/share$/);
  await act(renamed, '링크로 공유하기');
  const { token } = await (await shared).json();
  const friend = await browser.newContext({
    locale: 'ko-KR',
    serviceWorkers: 'block' as const,
    viewport: page.viewportSize(),
    ...(baseURL && { baseURL }),
  });
  await closePopupsForToday(friend);
  const friendPage = await friend.newPage();
  await friendPage.goto(`/shared/${token}`);
  await expect(friendPage.getByRole('heading', { name: renamed, exact: true })).toBeVisible();
  await friendPage.getByRole('link', { name: '나도 만들기' }).click();
  const friendEditor = editorScreen(friendPage);
  await expect(friendEditor.layers).toHaveCount(2);

  // What the friend has begun with it goes on, or is begun anew.
  await friendEditor.layers.first().press('Delete');
  await expect(friendPage.getByText('이 기기에 저장됨')).toBeVisible();
  const comeAgain = async (answer: string) => {
    await friendPage.goto(`/shared/${token}`);
    await friendPage.getByRole('link', { name: '나도 만들기' }).click();
    await friendPage.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  };
  await comeAgain('이어서 꾸미기');
  await expect(friendEditor.layers).toHaveCount(1);
  await comeAgain('새로 시작');
  await expect(friendEditor.layers).toHaveCount(2);

  await act(renamed, '공유 그만하기');
  await expect(page.getByText('이제 링크로 볼 수 없어요.')).toBeVisible();
  await friendPage.goto(`/shared/${token}`);
  await expect(friendPage.getByRole('link', { name: '나도 만들기' })).toHaveCount(0);
  await friend.close();

  await act(copy, '삭제');
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByRole('link', { name: copy })).toHaveCount(0);
  await page.getByRole('button', { name: `${renamed} 더 보기` }).click();
  await page.getByRole('link', { name: '이어서 꾸미기' }).click();
  await expect(editor.layers).toHaveCount(2);
  await expect(page.getByText('내 계정에 저장됨')).toBeVisible();
  expect(await storedCustoms(shop.pool, copy)).toEqual([]);
});

test('the editor is entered with a design of the shop, and with a graphic, which is added once', {
  tag: '@release',
}, async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ product: string; graphic: string; name: string }>(
    `select product_id as product, graphic.id as graphic, graphic.name_ko as name
       from product_template join graphic_product using (product_id) join graphic on graphic.id = graphic_id
     where product_template.deleted_at is null order by product_template.position, graphic.position limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('The demo shop has no templates.');
  const editor = editorScreen(page);
  await editor.open(`/custom/${found.product}`);
  await page.getByRole('button', { name: '디자인에서 시작하기' }).click();
  await page.getByRole('dialog', { name: '디자인에서 시작하기' }).getByRole('link').first().click();
  await expect(editor.layers.first()).toBeVisible();

  await page.goto(`/artist/id/graphic/${found.graphic}`);
  await page.getByRole('button', { name: '이 그래픽으로 꾸미기' }).click();
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(editor.layers).toHaveCount(1);
  await expect(editor.layers).toHaveAccessibleName(new RegExp(`^${found.name}, `));
  await expect(page).toHaveURL(/\/custom\/[0-9a-f-]+$/);
  await page.reload();
  await expect(page.getByText('저장하지 않은 디자인을 불러왔어요.')).toBeVisible();
  await expect(editor.layers).toHaveCount(1);
});
