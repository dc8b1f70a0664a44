import { findAxeViolations } from '../support/axe.ts';
import { artistEmail, logIn } from '../support/log-in.ts';
import { photo } from '../support/photos.ts';
import { isReady } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';

const name = '물 위의 달';
const drawing = async (edge = 1200) => ({
  name: '달.png',
  mimeType: 'image/png',
  buffer: await photo(edge, edge).png().toBuffer(),
});

// A test that fails leaves the shop as it was, too.
test.afterEach(async ({ shop }) => {
  await shop.pool.query('delete from graphic where name_ko = $1', [name]);
});

test('an artist submits a graphic, and sees it on their page before anybody else does', async ({
  page,
  browser,
}) => {
  await logIn(page, '/mypage', artistEmail);
  await page.getByRole('link', { name: '그래픽 올리기' }).click();
  await expect(page).toHaveURL('/mypage/graphic/new');
  await page.getByLabel('이미지 고르기').setInputFiles(await drawing());
  await expect(page.getByRole('img', { name: '내 그래픽' })).toBeVisible();
  await page.getByText('하늘색').click();
  await page.getByLabel('한글 이름').fill(name);
  await page.getByLabel('영문 이름').fill('Moon on water');
  await page.getByLabel('한글 설명 (선택)').fill('여름밤에 그렸어요.');
  await page.getByLabel('가격 (원)').fill('2,500');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '승인 요청하기' }).click();
  await expect(page).toHaveURL(/\/artist\/[^/]+$/);
  await expect(page.getByText('그래픽을 보냈어요. 승인되면 모두에게 공개돼요.')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('공개 전');
  await expect(card).toContainText('2,500원');

  const visitor = await browser.newPage();
  await visitor.goto(page.url());
  await isReady(visitor);
  await expect(visitor.getByRole('article').first()).toBeVisible();
  await expect(visitor.getByText(name)).toBeHidden();
  await visitor.close();
});

test.describe('a form with faults', () => {
  test.use({ expectedErrors: /422/ });

  test('a missing or wrong value is reported at its field, and nothing that was typed is lost', {
    tag: '@release',
  }, async ({ page }) => {
    await logIn(page, '/mypage/graphic/new', artistEmail);
    const send = page.getByRole('button', { name: '승인 요청하기' });
    await send.click();
    await expect(page.getByText('그래픽 이미지를 골라 주세요.')).toBeVisible();
    await expect(page.getByLabel('이미지 고르기')).toBeFocused();
    await page.getByLabel('이미지 고르기').setInputFiles(await drawing(999));
    await expect(page.getByRole('alert').filter({ hasText: '1,000~12,000px' })).toBeVisible();
    await page.getByLabel('이미지 고르기').setInputFiles(await drawing());
    await expect(page.getByRole('img', { name: '내 그래픽' })).toBeVisible();
    await page.getByLabel('한글 이름').fill(name);
    await page.getByLabel('영문 이름').fill('Moon on water');
    await page.getByLabel('가격 (원)').fill('2550');
    await send.click();
    await expect(page.getByLabel('가격 (원)')).toBeFocused();
    await expect(page.getByText('0원부터 100,000원까지 100원 단위로 입력해 주세요.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('한글 이름')).toHaveValue(name);
    await expect(page.getByLabel('가격 (원)')).toHaveValue('2550');
    await expect(page.getByRole('img', { name: '내 그래픽' })).toBeVisible();
  });
});

test('a member who is no artist neither finds the form nor opens it', { tag: '@release' }, async ({
  page,
}) => {
  await logIn(page, '/mypage');
  await expect(page.getByRole('link', { name: '저장한 디자인' })).toBeVisible();
  await expect(page.getByRole('link', { name: '그래픽 올리기' })).toBeHidden();
  await page.goto('/mypage/graphic/new');
  await expect(page.getByRole('alertdialog')).toContainText('접근 권한이 없습니다.');
  await expect(page).toHaveURL('/main');
});
