import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/offline/network-status.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { OfflineStrip } from './offline-strip.tsx';

const said = '오프라인이에요. 저장된 화면을 보여드려요.';

const hasRoom = (container: Element) => container.querySelector('[data-open="true"]') !== null;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  markOnline();
  window.scrollTo(0, 0);
});

test('it comes when the server is away, and leaves by itself', async () => {
  await renderInShop(<OfflineStrip />);
  expect(screen.getByText(said).hidden).toBe(true);
  act(markOffline);
  expect(screen.getByText(said).hidden).toBe(false);
  expect(screen.getAllByRole('status')[0]?.textContent).toContain(said);
  act(markOnline);
  expect(screen.getByText(said).hidden).toBe(true);
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('다시 연결됐어요.');
});

test('the page makes room a moment later, and takes it back', async () => {
  const { container } = await renderInShop(<OfflineStrip />);
  act(markOffline);
  expect(hasRoom(container)).toBe(false);
  await pass(400);
  expect(hasRoom(container)).toBe(true);
  act(markOnline);
  await pass(400);
  expect(hasRoom(container)).toBe(false);
});

test('a page that was scrolled does not move before it is at its top again', async () => {
  const { container } = await renderInShop(<OfflineStrip />);
  window.scrollTo(0, 300);
  act(markOffline);
  await pass(5_000);
  expect(hasRoom(container)).toBe(false);
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event('scroll'));
  await pass(400);
  expect(hasRoom(container)).toBe(true);
});

test('a page opened without a network begins below it', async () => {
  markOffline();
  const { container } = await renderInShop(<OfflineStrip />, 'en');
  expect(screen.getByText('You’re offline. Showing saved pages.').hidden).toBe(false);
  expect(hasRoom(container)).toBe(true);
});
