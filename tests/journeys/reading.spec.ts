import { expect, test } from '../support/phone-test.ts';
import { waitUntilAnswerSaved } from '../support/saved-pages.ts';

test.use({ hasVisited: true, expectedErrors: /ERR_|Failed to load resource|QueryError/ });

test('notices and questions that a shopper saw are read in the subway', { tag: '@release' }, async ({
  phone,
  shop,
}) => {
  const page = await phone.open('/mypage/notice');
  await phone.waitUntilCached(page);
  await waitUntilAnswerSaved(page, '/mypage/notice', 'notice');
  await phone.open('/mypage/faq');
  await waitUntilAnswerSaved(page, '/mypage/faq', 'faq');
  await shop.disconnect();
  const opened = page.getByRole('main').locator('details[open]');
  await phone.open('/mypage/notice');
  await page.getByText('선물 주문은 조금 서둘러 주세요').click();
  await expect(opened).toContainText('하루이틀 더 걸릴 수 있어요');
  await phone.open('/mypage/faq');
  await page.getByRole('searchbox', { name: '질문 검색' }).fill('ㅂㅅㅂ');
  await page.getByText('배송비는 얼마인가요?').click();
  await expect(opened).toContainText('50,000원 이상 주문하면 무료예요');
});
