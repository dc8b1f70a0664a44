import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { EventPage } from './event-page.tsx';

afterEach(() => {
  cleanup();
  hasInteracted.set(false);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const show = async (fields: object) => {
  const event = {
    id: 'e1',
    title: '첫 꾸밈 쿠폰',
    title_en: null,
    content: '<p>쿠폰을 드려요.</p>',
    content_en: null,
    thumbnail_src: null,
    url: '/product?sort=new',
    start_date: '2026-11-17T00:00:00+09:00',
    end_date: inDays(3),
    ...fields,
  };
  await act(() => renderInShop(<EventPage event={event} />));
  await act(async () => hasInteracted.set(true));
  await screen.findByText('쿠폰을 드려요.');
};

test('a running event says how long it goes on and leads to where one takes part', async () => {
  await show({});
  expect(screen.getByText('3일 남았어요')).toBeTruthy();
  expect(screen.getByText(/^2026\. 11\. 17\. ~ /)).toBeTruthy();
  expect(screen.getByRole('link', { name: '바로 가기' }).getAttribute('href')).toBe('/product?sort=new');
});

test('one that is over says so and leads to the others', async () => {
  await show({ end_date: inDays(-1) });
  expect(screen.getByText('종료된 이벤트예요.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '바로 가기' })).toBeNull();
  expect(screen.getByRole('link', { name: '진행 중인 이벤트 보기' }).getAttribute('href')).toBe('/event');
});

test.each([null, '', 'javascript:alert(1)', 'http://event.example/', '//evil.example'])(
  'there is no button for the address %s',
  async (url) => {
    await show({ url });
    expect(screen.queryByRole('link')).toBeNull();
  },
);
