import type { RegisteredRouter } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import { subscribePageEvents } from './page-events.ts';

beforeEach(() => {
  window.dataLayer = [];
});

/** The terms that are pushed on the page of these results. */
function termsOf(keyword: string) {
  const match = { status: 'success', fullPath: '/search', search: { keyword }, loaderData: {} };
  const router = { state: { matches: [match] }, subscribe: () => () => {} };
  subscribePageEvents(router as unknown as RegisteredRouter);
  return window.dataLayer;
}

test.each(['고양이', '2024 여름 캠프 100', 'iPhone 15 Pro 256'])('%s is a search term', (keyword) => {
  expect(termsOf(keyword)).toEqual([{ event: 'search', search_term: keyword }]);
});

test.each([
  '010-1234-5678',
  '010.1234.5678',
  '（010）1234/5678',
  '０１０１２３４５６７８',
  'mina@kkumim.example',
])('%s is personal data', (keyword) => {
  expect(termsOf(keyword)).toEqual([]);
});
