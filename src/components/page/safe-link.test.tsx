import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { SafeLink } from './safe-link.tsx';

afterEach(cleanup);

test('pages of the shop open without a page load', async () => {
  const { router } = await renderInShop(<SafeLink to="/event/1?from=popup">이벤트</SafeLink>);
  await userEvent.click(screen.getByRole('link', { name: '이벤트' }));
  expect(router.state.location.href).toBe('/event/1?from=popup');
});

test('other sites open in a new tab without a referrer', async () => {
  await renderInShop(<SafeLink to="https://artist.example/">작가의 집</SafeLink>);
  const link = screen.getByRole('link', { name: '작가의 집' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('an unsafe address is no link', async () => {
  await renderInShop(<SafeLink to="javascript:alert(1)">쿠폰</SafeLink>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('쿠폰')).toBeTruthy();
});
