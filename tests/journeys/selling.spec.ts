import { findAxeViolations } from '../support/axe.ts';
import { artistEmail, logIn } from '../support/log-in.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { photo } from '../support/photos.ts';
import { expect, test } from '../support/shop-test.ts';

test('an artist sees what became of their graphics, and edits text and picture of their page', async ({
  page,
  shop,
}) => {
  const own = `artist.user_id = (select id from "user" where email = $1)`;
  const { rows } = await shop.pool.query<{ description: string; profile_src: string }>(
    `select description, profile_src from artist where ${own}`,
    [artistEmail],
  );
  try {
    await logIn(page, '/mypage', artistEmail);
    await page.getByRole('link', { name: '내 그래픽' }).click();
    await expect(page.getByText('5 미만').first()).toBeVisible();
    await expect(page.getByText('공개 중').first()).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: '프로필 수정' }).click();
    const picture = await photo(600, 600).png().toBuffer();
    await page.getByLabel('다른 이미지 고르기').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: picture,
    });
    await expect(page.getByRole('img', { name: '내 사진' })).toHaveAttribute('src', /uploads/);
    await page.getByLabel('한글 소개').fill('밤마다 달을 그려요.');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '저장' }).click();
    await expect(page).toHaveURL(/\/artist\//);
    await expect(page.getByText('밤마다 달을 그려요.')).toBeVisible();
  } finally {
    await shop.pool.query(`update artist set description = $2, profile_src = $3 where ${own}`, [
      artistEmail,
      rows[0]?.description,
      rows[0]?.profile_src,
    ]);
  }
});

test('a brand sees what was ordered of it; another member does not', { tag: '@release' }, async ({
  page,
}) => {
  await logIn(page, '/mypage', 'brand@kkumim.test');
  await page.getByRole('link', { name: '우리 브랜드 주문' }).click();
  await expect(page.getByText(/열람 기록이 남아요/)).toBeVisible();
  await page.getByLabel('주문 상태').selectOption({ label: '배송 중' });
  await expect(page).toHaveURL(/state=SHIPPING/);
  expect(await findAxeViolations(page)).toEqual([]);
  await navigateClientSide(page, '/mypage/graphic');
  await expect(page.getByText('접근 권한이 없습니다.')).toBeVisible();
});
