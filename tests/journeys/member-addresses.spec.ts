import { logIn } from '../support/log-in.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('a member adds an address, makes it the default one, changes it, and removes it and takes that back', async ({
  page,
  shop,
}) => {
  const { rows: before } = await shop.pool.query('select id, is_default from user_address');
  try {
    await logIn(page, '/mypage/address');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(before.length);
    await page.getByRole('button', { name: '배송지 추가' }).click();
    const sheet = page.getByRole('dialog', { name: '배송지 추가' });
    await sheet.getByLabel('배송지 이름 (선택)').fill('작업실');
    await sheet.getByRole('button', { name: '저장', exact: true }).click();
    await expect(sheet.getByLabel('받는 분', { exact: true })).toBeFocused();
    await sheet.getByLabel('받는 분', { exact: true }).fill('이하늘');
    await sheet.getByLabel('받는 분 연락처').fill('02-123-4567');
    await expectAccessible(page);

    // The text that was typed is still there after a reload.
    await page.reload();
    await page.getByRole('button', { name: '배송지 추가' }).click();
    await expect(sheet.getByLabel('받는 분', { exact: true })).toHaveValue('이하늘');
    await sheet.getByRole('button', { name: '주소 찾기' }).click();
    await page.getByRole('searchbox').fill('제주');
    await page.getByRole('button', { name: '제주 제주시 문연로 30' }).first().click();
    await expect(sheet.getByLabel('우편번호')).toHaveValue('63122');
    await expect(sheet.getByLabel('상세주소')).toBeFocused();
    await sheet.getByRole('button', { name: '저장', exact: true }).click();
    await expect(sheet).toBeHidden();

    const added = cards.filter({ hasText: '작업실' });
    await expect(added).toContainText('63122');
    await added.getByRole('button', { name: '작업실 주소를 기본 배송지로 설정' }).click();
    await expect(cards.first()).toContainText('작업실');
    await expect(cards.first()).toContainText('기본 배송지');
    await expectAccessible(page);

    await added.getByRole('button', { name: '작업실 수정' }).click();
    await page.getByLabel('상세주소').fill('2층');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(added).toContainText('2층');

    await added.getByRole('button', { name: '작업실 배송지 지우기' }).click();
    await expect(added).toHaveCount(0);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(cards.first()).toContainText('작업실');
  } finally {
    const kept = before.map(({ id }) => id);
    await shop.pool.query('delete from user_address where id <> all($1)', [kept]);
    const known = before.find(({ is_default }) => is_default)?.id;
    await shop.pool.query('update user_address set is_default = true where id = $1', [known]);
  }
});
