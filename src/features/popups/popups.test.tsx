import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maskFragments } from 'gql.tada';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { popupFragment } from './popup-fragment.ts';
import { Popups } from './popups.tsx';

const key = 'kkumim.popup-closed-at';
const popup = maskFragments([popupFragment], {
  id: 'p1',
  position: 0,
  title: '첫 꾸밈 쿠폰',
  title_en: 'First coupon',
  url_path: '/event',
  image_src: '/popups/first.webp',
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2026-12-01T00:00:00Z',
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const news = () => screen.queryByRole('dialog', { name: '꾸밈 소식' });
const visit = async (popups = [popup]) => {
  await renderInShop(<Popups popups={popups} autoplay={0} />);
  await act(async () => {
    await import('./popup-carousel.tsx');
  });
};

test('the shop’s news greet a new shopper and lead somewhere', async () => {
  await visit();
  await waitFor(() => expect(news()).toBeTruthy());
  expect(screen.getByRole('link', { name: '첫 꾸밈 쿠폰' }).getAttribute('href')).toBe('/event');
});

test('closed for today they stay closed with the next visit', async () => {
  await visit();
  await userEvent.click(await screen.findByRole('button', { name: '오늘 하루 보지 않기' }));
  expect(news()).toBeNull();
  expect(Date.parse(localStorage.getItem(key) ?? '')).not.toBeNaN();
  await visit();
  expect(news()).toBeNull();
});

test('only closed, they are there with the next visit', async () => {
  await visit();
  await userEvent.click(await screen.findByRole('button', { name: '닫기' }));
  expect(news()).toBeNull();
  await visit();
  await waitFor(() => expect(news()).toBeTruthy());
});

test('a corrupt note counts as none', async () => {
  localStorage.setItem(key, '{"broken');
  await visit();
  await waitFor(() => expect(news()).toBeTruthy());
});

test('a storage that may not be used does no harm', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await visit();
  await waitFor(() => expect(news()).toBeTruthy());
});

test('without news nothing opens', async () => {
  await visit([]);
  expect(news()).toBeNull();
});
