import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { EventListPage } from './event-list-page.tsx';
import { endedEvents, type ListedEvent, runningEvents } from './events-query.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const eventThat = (title: string, ends: number): ListedEvent & { __typename: string } => ({
  __typename: 'event',
  id: `e-${title}`,
  position: 0,
  title,
  title_en: null,
  thumbnail_src: '/window/event.webp',
  start_date: inDays(-100),
  end_date: inDays(ends),
});

async function show(running: readonly ListedEvent[], ended: readonly ListedEvent[]) {
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { where } = JSON.parse(String(body)).variables;
    return Response.json({ data: { event: where.end_date?._gte ? running : ended } });
  });
  const load = async (client: LazyClient) => {
    const [loaded] = await Promise.all([loadList(client, runningEvents), loadList(client, endedEvents)]);
    return loaded;
  };
  await renderInShop(
    <DeferredQuery query={runningEvents.document} variables={runningEvents.variables} load={load}>
      {(loaded) => <EventListPage running={loaded} ended={{ event: [] }} />}
    </DeferredQuery>,
  );
  await screen.findAllByRole('heading');
}

const section = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('section');
  if (!found) throw new Error(`There is no section ${name}.`);
  return within(found);
};

test('events that are on come first and say for how long, those that are over come below', async () => {
  await show([eventThat('쿠폰', 12), eventThat('내일까지', 1)], [eventThat('지난 일', -3)]);
  const running = section('진행 중인 이벤트');
  expect(running.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['/event/e-쿠폰', '/event/e-내일까지'].map(encodeURI),
  );
  expect(running.getByText('12일 남았어요')).toBeTruthy();
  expect(running.getByText('내일까지예요')).toBeTruthy();
  const ended = section('지난 이벤트');
  expect(ended.getByRole('link', { name: '지난 일' })).toBeTruthy();
  expect(ended.getByText('종료')).toBeTruthy();
});

test('an event that has ended since the list was stored says so', async () => {
  await show([eventThat('쿠폰', -1)], []);
  expect(section('진행 중인 이벤트').getByText('종료')).toBeTruthy();
});

test('without a running event the page says so above those that are over', async () => {
  await show([], [eventThat('지난 일', -3)]);
  expect(screen.getByRole('heading', { name: '지금은 진행 중인 이벤트가 없어요' })).toBeTruthy();
  expect(section('지난 이벤트').getAllByRole('article')).toHaveLength(1);
});

test('a shop without events leads to its products', async () => {
  await show([], []);
  expect(screen.getByRole('link', { name: '전체 상품 보기' }).getAttribute('href')).toBe('/product');
  expect(screen.queryByRole('heading', { name: '지난 이벤트' })).toBeNull();
});

test('events that are over follow when all running ones are shown', async () => {
  await show(
    Array.from({ length: 10 }, (_, place) => eventThat(`${place}`, 5)),
    [eventThat('지난 일', -3)],
  );
  expect(section('진행 중인 이벤트').getAllByRole('article')).toHaveLength(10);
  expect(screen.queryByRole('heading', { name: '지난 이벤트' })).toBeNull();
});
