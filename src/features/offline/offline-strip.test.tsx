import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { OfflineStrip } from './offline-strip.tsx';

const message = '오프라인이에요. 저장된 화면을 보여드려요.';

const hasSpace = (container: Element) => container.querySelector('[data-open="true"]') !== null;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  markOnline();
  window.scrollTo(0, 0);
});

test('it is shown while the server cannot be reached', async () => {
  await renderInShop(<OfflineStrip />);
  expect(screen.getByText(message).hidden).toBe(true);
  act(markOffline);
  expect(screen.getByText(message).hidden).toBe(false);
  expect(screen.getAllByRole('status')[0]?.textContent).toContain(message);
  act(markOnline);
  expect(screen.getByText(message).hidden).toBe(true);
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('다시 연결됐어요.');
});

test('the page makes space for it after a moment, and removes the space again', async () => {
  const { container } = await renderInShop(<OfflineStrip />);
  act(markOffline);
  expect(hasSpace(container)).toBe(false);
  await pass(400);
  expect(hasSpace(container)).toBe(true);
  act(markOnline);
  await pass(400);
  expect(hasSpace(container)).toBe(false);
});

test('a scrolled page makes space only once it is at its top again', async () => {
  const { container } = await renderInShop(<OfflineStrip />);
  window.scrollTo(0, 300);
  act(markOffline);
  await pass(5_000);
  expect(hasSpace(container)).toBe(false);
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event('scroll'));
  await pass(400);
  expect(hasSpace(container)).toBe(true);
});

test('a page opened offline starts below it', async () => {
  markOffline();
  const { container } = await renderInShop(<OfflineStrip />, 'en');
  expect(screen.getByText('You’re offline. Showing saved pages.').hidden).toBe(false);
  expect(hasSpace(container)).toBe(true);
});
