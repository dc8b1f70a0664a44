import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maskFragments } from 'gql.tada';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { Footer, footerFragment } from './footer.tsx';

const info = maskFragments([footerFragment], {
  company_name: '주식회사 꾸밈',
  ceo: '한서연',
  registration_number: '123-45-67890',
  business_type: '소매업',
  business_category: '전자상거래',
  phone: '02-555-0199',
  telecommunication_number: '제2025-서울성동-01234호',
  hosting_provider: '꾸밈 호스팅',
  email: 'hello@kkumim.test',
  personal_information_admin: '이도현',
  zip_code: '04782',
  address: '서울특별시 성동구 연무장길 41',
  detail_address: '2층',
  footer_title: '고객센터',
  footer_title_en: null,
  footer_content: '평일 10:00 ~ 19:00',
  footer_content_en: null,
});

afterEach(cleanup);

test('it states everything that the law requires', async () => {
  const { container } = await renderInShop(<Footer info={info} onOpenTerms={() => {}} />);
  for (const fact of [
    '주식회사 꾸밈',
    '한서연',
    '(04782) 서울특별시 성동구 연무장길 41 2층',
    '02-555-0199',
    'hello@kkumim.test',
    '123-45-67890',
    '제2025-서울성동-01234호',
    '이도현',
    '꾸밈 호스팅',
    '평일 10:00 ~ 19:00',
  ]) {
    expect(container.textContent).toContain(fact);
  }
  const check = screen.getByRole('link', { name: '사업자정보확인' });
  expect(check.getAttribute('href')).toBe('https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890');
});

test('the hours of customer service are shown even without the data service', async () => {
  const { container } = await renderInShop(<Footer info={null} onOpenTerms={() => {}} />);
  expect(container.textContent).toContain('평일 10:00–19:00 (점심 12:30–14:00)');
  expect(container.textContent).toContain('주말·공휴일 휴무');
});

test('terms and privacy policy are opened by their type', async () => {
  const onOpenTerms = vi.fn();
  await renderInShop(<Footer info={info} onOpenTerms={onOpenTerms} />);
  await userEvent.click(screen.getByRole('button', { name: '이용약관' }));
  await userEvent.click(screen.getByRole('button', { name: '개인정보처리방침' }));
  expect(onOpenTerms.mock.calls).toEqual([['use'], ['privacy']]);
});

test('a shopper who reads English reads the name of the shop in letters', async () => {
  await renderInShop(<Footer info={info} onOpenTerms={() => {}} />, 'en');
  expect(screen.getByText('kkumim')).toBeTruthy();
  expect(screen.queryByAltText('꾸밈')).toBeNull();
});
